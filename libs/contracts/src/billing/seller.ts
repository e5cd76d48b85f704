import * as z from 'zod/mini';

/** Who sold something, as they were when its receipt was issued. */
export const Seller = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  vat_numbers: z.array(z.object({ country: z.string(), number: z.string() })),
});

export type Seller = z.output<typeof Seller>;
