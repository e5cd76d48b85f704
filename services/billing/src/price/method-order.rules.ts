/**
 * A list with one of its members at another place; the others keep their order.
 * @param position from 1 on; past the end is the end
 */
export const moved = <Item>(list: readonly Item[], item: Item, position: number): Item[] => {
  const others = list.filter((one) => one !== item);
  return [...others.slice(0, position - 1), item, ...others.slice(position - 1)];
};
