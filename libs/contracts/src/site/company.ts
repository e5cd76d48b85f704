import * as z from 'zod/mini';
import { route } from '../route.js';

export const CompanyInfo = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.object({ country: z.string(), number: z.string() })),
  support_phone: z.string(),
  delete_discount: z.int(),
});

export type CompanyInfo = z.output<typeof CompanyInfo>;

export const readCompanyInfo = route({
  method: 'GET',
  path: '/api/companyinfo.php',
  summary: 'Who runs the site.',
  access: 'anyone',
  reply: CompanyInfo,
});
