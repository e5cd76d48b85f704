export { Button, LinkButton, type ButtonProps, type LinkButtonProps } from './button';
