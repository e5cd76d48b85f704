/** Where the light comes from and what it does to colours. */
export interface Light {
  /** −1 from the left of the picture, 1 from the right. */
  readonly side: 1 | -1;
  readonly key: string;
  readonly ambient: string;
  /** 0 is flat, 1 is strong side light. */
  readonly strength: number;
}
