import { searchApi } from '../search.api';
import type { MemberCardProps } from './member-card';
import { MemberItems } from './result-list';
import type { SearchArgs } from './search-url';

interface Props extends Pick<MemberCardProps, 'fictional' | 'onLike'> {
  readonly args: SearchArgs;
  readonly atTop: boolean;
}

/** The cards of a page that stands above the one of the address; nothing until it is here. */
export const EarlierPage = ({ args, ...card }: Props) => {
  const { data } = searchApi.useSearchMembersQuery(args);
  return data === undefined ? null : <MemberItems members={data.members} sponsored={data.sponsored} me={data.search.me} {...card} />;
};
