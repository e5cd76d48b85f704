import { useSettings } from '@rendezvous/client';
import type { MemberCard } from '@rendezvous/contracts/member';
import { MaskIcon, Notice } from '@rendezvous/ui';

/** The site's warning in full, once for a list: it says what the mark of those who are made up means. Nothing where nobody is. */
export const FictionalListWarning = ({ members }: { readonly members: readonly Pick<MemberCard, 'fictional'>[] }) => {
  const { fictional_plural: label, fictional_warning: warning } = useSettings();
  if (!members.some(({ fictional }) => fictional)) return null;
  return (
    <Notice tone="warn" icon={<MaskIcon />} title={label}>
      {warning}
    </Notice>
  );
};
