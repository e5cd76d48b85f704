import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormError } from '.';

export default { title: 'UI/Forms/FormError', component: FormError } satisfies Meta<typeof FormError>;
type Story = StoryObj<typeof FormError>;

export const Refused: Story = { args: { children: 'E-mail or password is wrong. Two more tries before a break of 15 minutes.' } };
export const WithLink: Story = {
  args: {
    children: (
      <>
        This address has an account already. <a href="#login">Log in</a> or <a href="#reset">reset the password</a>.
      </>
    ),
  },
};
