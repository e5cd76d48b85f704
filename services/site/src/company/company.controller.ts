import { Controller } from '@nestjs/common';
import { type CompanyInfo, readCompanyInfo } from '@rendezvous/contracts/site/company';
import { Caller, Endpoint } from '@rendezvous/server/http';
import { Companies } from './companies.service.js';

@Controller()
export class CompanyController {
  constructor(private readonly companies: Companies) {}

  /** The telephone number goes out ready to dial: dashes and spaces are taken away. */
  @Endpoint(readCompanyInfo)
  async read(@Caller() caller: Caller): Promise<CompanyInfo> {
    const company = await this.companies.of(caller.site.id);
    return { ...company, support_phone: company.support_phone.replaceAll(/[-\s]/g, '') };
  }
}
