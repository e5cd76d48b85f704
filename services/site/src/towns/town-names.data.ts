import type { CountryCode } from '@rendezvous/contracts/reference';

type Names = Partial<Record<CountryCode, string>>;

/** `name=name in the source`: towns that the source names in English, or by another name than people there do. */
const OWN: Names = {
  US: 'New York=New York City; Washington=Washington, D.C.',
  NL: "Den Haag=The Hague; Den Bosch='s-Hertogenbosch; Almere=Almere Stad",
  BE: 'Bruxelles=Brussels; Oostende=Ostend',
  FR: 'Cherbourg=Cherbourg-Octeville',
  IT: "Roma=Rome; Milano=Milan; Napoli=Naples; Torino=Turin; Genova=Genoa; Firenze=Florence; Venezia=Venice; Reggio Emilia=Reggio nell'Emilia",
  ES: 'Vitoria=Gasteiz / Vitoria; San Sebastián=Donostia / San Sebastián; Cádiz=Cadiz; Las Palmas=Las Palmas de Gran Canaria',
  DE: 'München=Munich; Freiburg im Breisgau=Freiburg; Halle=Halle (Saale)',
  AT: 'Wien=Vienna; Klagenfurt=Klagenfurt am Wörthersee; Krems=Krems an der Donau',
  IE: 'Wexford=Loch Garman; Limerick=Luimneach; Killarney=Cill Airne; Galway=Gaillimh',
  GB: 'Hull=Kingston upon Hull',
  NZ: 'Manukau=Manukau City; Whanganui=Wanganui',
  PL: 'Warszawa=Warsaw',
  CH: 'Sion=Sitten; Yverdon=Yverdon-les-Bains; Martigny=Martigny-Ville',
};

/** The same for names that are right, too, but not the first. */
const ALSO: Names = {
  BE: 'Brussel=Brussels; Anvers=Antwerpen; Antwerp=Antwerpen; Gand=Gent; Ghent=Gent; Bruges=Brugge; Louvain=Leuven; Ostende=Ostend; Malines=Mechelen',
  DE: 'Cologne=Köln; Nuremberg=Nürnberg',
  CH: 'Geneva=Genève; Genf=Genève; Berne=Bern; Bienne=Biel/Bienne; Biel=Biel/Bienne; Lucerne=Luzern; Bâle=Basel',
  ES: 'Seville=Sevilla',
};

const readNames = (table: Names): ((country: string, source: string) => readonly string[]) => {
  const names = new Map<string, string[]>();
  for (const [country, list] of Object.entries(table)) {
    for (const pair of list.split(';')) {
      const [name = '', source = ''] = pair.trim().split('=');
      names.set(`${country}-${source}`, [...(names.get(`${country}-${source}`) ?? []), name]);
    }
  }
  return (country, source) => names.get(`${country}-${source}`) ?? [];
};

const own = readNames(OWN);
const also = readNames(ALSO);

/** All names of a town; the first is the one that it is called by. @param source its name in the source */
export const namesOf = (country: CountryCode, source: string): string[] => [...own(country, source), source, ...also(country, source)];
