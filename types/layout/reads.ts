// Which methods has a layout? Each is generic in its receiver and names neither shape nor stride of the interface that
// extends this one: two layouts then have identical methods, and an assignment compares two properties.
export interface LayoutReads {
  toString(): string;
}
