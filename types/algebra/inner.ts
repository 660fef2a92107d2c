// How does an operation tile a composed layout? It tiles the inner layout, whose offsets still go through the outer function.
import type { AnyLayout } from "../layout/layout.js";
import type { AnyComposedLayout, Composed } from "./composed-layout.js";
import type { LayoutOf, Read } from "./door.js";

/** What can be tiled: a layout, or a composed layout by its inner one. */
export type Tileable = AnyLayout | AnyComposedLayout;

/** The pair [shape, stride] of the layout that is tiled; the refusal that came instead of one, or why the type is none. */
export type ReadInner<Operation extends string, Self> = Read<Operation, InnerOf<Self>>;

/** The layout whose coordinates are those of `Self`. */
export type InnerOf<Self> = 0 extends 1 & Self ? Self : Self extends AnyComposedLayout ? Self["inner"] : Self;

/** The layout of a pair [shape, stride] in place of the one that was tiled; a refusal passes. */
export type LayoutLike<Parts, Self> = InPlaceOf<LayoutOf<Parts>, Self>;

/** A layout in place of the inner one of `Self`, or of `Self`. */
export type InPlaceOf<Inner, Self> = Inner extends AnyLayout
  ? Self extends AnyComposedLayout
    ? Composed<Self["outer"], Self["offset"], Inner>
    : Inner
  : Inner;
