export { Button, LinkButton } from './button';
