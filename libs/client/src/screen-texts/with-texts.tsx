import type { ComponentType } from 'react';
import { ScreenTexts, type Texts } from './screen-texts';

/** A screen, or a part that another area shows, with the texts of the folders that it is made of. */
export const withTexts = <Props extends object>(of: readonly Texts[], Screen: ComponentType<Props>): ComponentType<Props> => {
  const WithTexts = (props: Props) => (
    <ScreenTexts of={of}>
      <Screen {...props} />
    </ScreenTexts>
  );
  return WithTexts;
};
