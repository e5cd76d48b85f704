/** What campaigns and partners add to the addresses that lead here, and the site keeps: where a visitor came from. */
export const TRACKING_PARAMETERS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
