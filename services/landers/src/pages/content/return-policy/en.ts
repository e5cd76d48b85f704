import type { ContentText } from '../../content-text.js';

export const returnPolicyEn: ContentText = {
  title: 'Return policy',
  sections: [
    {
      heading: 'Unused credits go back',
      paragraphs: [
        'You can give back bought credits that you have not used within {refund_days} days of the purchase, without a reason. This is more than the law asks of us and takes nothing of what it gives you.',
      ],
    },
    {
      heading: 'How much you get',
      paragraphs: [],
      items: [
        'Nothing of the bundle used: the whole payment, with any payment fee',
        'A part used: the share of the price for the credits that are left',
        'Credits that you were given, for example for confirming your address, are spent first and are not paid out',
      ],
    },
    {
      heading: 'How to ask',
      paragraphs: [
        'Under “Your purchases”, choose “Withdraw from a purchase”: you see what you get back, and confirm. Or write to {email} from the address of your account, with the number of the receipt. The money goes back by the way it came; your bank may take some days. The credits leave your account at once, and come back should the money not get through.',
      ],
    },
    {
      heading: 'What happens to Premium',
      paragraphs: [
        'Premium stays as long as one purchase stays. When all of them were refunded, Premium ends, and the limits of free members apply again.',
      ],
    },
    {
      heading: 'Right of withdrawal',
      paragraphs: [
        'As a consumer in the European Union you may withdraw from the purchase within 14 days. Credits that you have used by then were delivered at your express wish; they are paid for in proportion.',
      ],
    },
    {
      heading: 'Please do not call the payment back at your bank',
      paragraphs: [
        'Write to us first: it is quicker. Until the bank has decided, the unused credits of that purchase are frozen. A payment called back takes them from your account; for those already used a debt remains, which is settled with the next purchase, and you can no longer pay here in that way. Should it be decided for us later, everything is as it was before.',
      ],
    },
  ],
};
