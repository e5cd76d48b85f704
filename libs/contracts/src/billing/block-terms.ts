/** `standing`: the member cannot pay so; `lifted`: an operator let them again. */
export const BLOCK_FILTERS = ['standing', 'lifted', 'all'] as const;
