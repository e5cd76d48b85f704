import type { CountryCode } from '@rendezvous/contracts/reference';

/** A part of a country that members choose: province, region, state, canton or voivodeship. */
export interface RegionReference {
  readonly country: CountryCode;
  /** ISO 3166-2 code; for the regions of England, which have none, `GB-E` and two letters. */
  readonly code: string;
  readonly name: { readonly en: string; readonly fr: string };
}

/** `code name` or `code English name/French name`, parted by semicolons; the code without the country. */
const TABLE: Record<CountryCode, string> = {
  US: `AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California/Californie; CO Colorado; CT Connecticut; DE Delaware;
    DC District of Columbia/District de Columbia; FL Florida/Floride; GA Georgia/Géorgie; HI Hawaii/Hawaï; ID Idaho; IL Illinois; IN Indiana;
    IA Iowa; KS Kansas; KY Kentucky; LA Louisiana/Louisiane; ME Maine; MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota;
    MS Mississippi; MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico/Nouveau-Mexique;
    NY New York; NC North Carolina/Caroline du Nord; ND North Dakota/Dakota du Nord; OH Ohio; OK Oklahoma; OR Oregon;
    PA Pennsylvania/Pennsylvanie; RI Rhode Island; SC South Carolina/Caroline du Sud; SD South Dakota/Dakota du Sud; TN Tennessee; TX Texas;
    UT Utah; VT Vermont; VA Virginia/Virginie; WA Washington; WV West Virginia/Virginie-Occidentale; WI Wisconsin; WY Wyoming`,
  NL: `DR Drenthe; FL Flevoland; FR Friesland/Frise; GE Gelderland/Gueldre; GR Groningen/Groningue; LI Limburg/Limbourg;
    NB North Brabant/Brabant-Septentrional; NH North Holland/Hollande-Septentrionale; OV Overijssel; UT Utrecht; ZE Zeeland/Zélande;
    ZH South Holland/Hollande-Méridionale`,
  BE: `VAN Antwerp/Anvers; WBR Walloon Brabant/Brabant wallon; BRU Brussels/Bruxelles; WHT Hainaut; WLG Liège; VLI Limburg/Limbourg;
    WLX Luxembourg; WNA Namur; VOV East Flanders/Flandre-Orientale; VBR Flemish Brabant/Brabant flamand; VWV West Flanders/Flandre-Occidentale`,
  FR: `ARA Auvergne-Rhône-Alpes; BFC Bourgogne-Franche-Comté; BRE Brittany/Bretagne; CVL Centre-Val de Loire; 20R Corsica/Corse; GES Grand Est;
    HDF Hauts-de-France; IDF Île-de-France; NOR Normandy/Normandie; NAQ Nouvelle-Aquitaine; OCC Occitania/Occitanie; PDL Pays de la Loire;
    PAC Provence-Alpes-Côte d’Azur; 971 Guadeloupe; 972 Martinique; 973 French Guiana/Guyane; 974 Réunion/La Réunion; 976 Mayotte`,
  IT: `AG Agrigento/Agrigente; AL Alessandria/Alexandrie; AN Ancona/Ancône; AO Aosta Valley/Vallée d’Aoste; AR Arezzo; AP Ascoli Piceno; AT Asti;
    AV Avellino; BA Bari; BT Barletta-Andria-Trani; BL Belluno; BN Benevento/Bénévent; BG Bergamo/Bergame; BI Biella; BO Bologna/Bologne;
    BZ South Tyrol/Tyrol du Sud; BS Brescia; BR Brindisi; CA Cagliari; CL Caltanissetta; CB Campobasso; CE Caserta/Caserte; CT Catania/Catane;
    CZ Catanzaro; CH Chieti; CO Como/Côme; CS Cosenza; CR Cremona/Crémone; KR Crotone; CN Cuneo/Coni; EN Enna; FM Fermo; FE Ferrara/Ferrare;
    FI Florence; FG Foggia; FC Forlì-Cesena; FR Frosinone; GE Genoa/Gênes; GO Gorizia; GR Grosseto; IM Imperia; IS Isernia; SP La Spezia;
    AQ L’Aquila; LT Latina; LE Lecce; LC Lecco; LI Livorno/Livourne; LO Lodi; LU Lucca/Lucques; MC Macerata; MN Mantua/Mantoue;
    MS Massa-Carrara; MT Matera; ME Messina/Messine; MI Milan; MO Modena/Modène; MB Monza and Brianza/Monza et Brianza; NA Naples;
    NO Novara/Novare; NU Nuoro; OR Oristano; PD Padua/Padoue; PA Palermo/Palerme; PR Parma/Parme; PV Pavia/Pavie; PG Perugia/Pérouse;
    PU Pesaro and Urbino/Pesaro et Urbino; PE Pescara; PC Piacenza/Plaisance; PI Pisa/Pise; PT Pistoia; PN Pordenone; PZ Potenza; PO Prato;
    RG Ragusa/Raguse; RA Ravenna/Ravenne; RC Reggio Calabria/Reggio de Calabre; RE Reggio Emilia/Reggio d’Émilie; RI Rieti; RN Rimini; RM Rome;
    RO Rovigo; SA Salerno/Salerne; SS Sassari; SV Savona/Savone; SI Siena/Sienne; SO Sondrio; SU South Sardinia/Sardaigne du Sud;
    SR Syracuse; TA Taranto/Tarente; TE Teramo; TR Terni; TP Trapani; TN Trentino/Trentin; TV Treviso/Trévise; TS Trieste; TO Turin; UD Udine;
    VA Varese/Varèse; VE Venice/Venise; VB Verbano-Cusio-Ossola; VC Vercelli/Verceil; VR Verona/Vérone; VV Vibo Valentia; VI Vicenza/Vicence;
    VT Viterbo/Viterbe`,
  ES: `C A Coruña/La Corogne; VI Álava; AB Albacete; A Alicante; AL Almería; O Asturias/Asturies; AV Ávila; BA Badajoz; PM Balearic Islands/Îles Baléares;
    B Barcelona/Barcelone; BI Biscay/Biscaye; BU Burgos; CC Cáceres; CA Cádiz/Cadix; S Cantabria/Cantabrie; CS Castellón; CE Ceuta;
    CR Ciudad Real; CO Córdoba/Cordoue; CU Cuenca; SS Gipuzkoa; GI Girona/Gérone; GR Granada/Grenade; GU Guadalajara; H Huelva; HU Huesca;
    J Jaén; LO La Rioja; GC Las Palmas; LE León; L Lleida/Lérida; LU Lugo; M Madrid; MA Málaga/Malaga; ML Melilla; MU Murcia/Murcie;
    NA Navarre; OR Ourense; P Palencia; PO Pontevedra; SA Salamanca/Salamanque; TF Santa Cruz de Tenerife; SG Segovia/Ségovie;
    SE Seville/Séville; SO Soria; T Tarragona/Tarragone; TE Teruel; TO Toledo/Tolède; V Valencia/Valence; VA Valladolid; ZA Zamora;
    Z Zaragoza/Saragosse`,
  DE: `BW Baden-Württemberg/Bade-Wurtemberg; BY Bavaria/Bavière; BE Berlin; BB Brandenburg/Brandebourg; HB Bremen/Brême; HH Hamburg/Hambourg;
    HE Hesse; MV Mecklenburg-Vorpommern/Mecklembourg-Poméranie-Occidentale; NI Lower Saxony/Basse-Saxe;
    NW North Rhine-Westphalia/Rhénanie-du-Nord-Westphalie; RP Rhineland-Palatinate/Rhénanie-Palatinat; SL Saarland/Sarre; SN Saxony/Saxe;
    ST Saxony-Anhalt/Saxe-Anhalt; SH Schleswig-Holstein; TH Thuringia/Thuringe`,
  AT: `1 Burgenland; 2 Carinthia/Carinthie; 3 Lower Austria/Basse-Autriche; 4 Upper Austria/Haute-Autriche; 5 Salzburg/Salzbourg; 6 Styria/Styrie;
    7 Tyrol; 8 Vorarlberg; 9 Vienna/Vienne`,
  IE: `C Connacht; L Leinster; M Munster; U Ulster`,
  GB: `EEM East Midlands/Midlands de l’Est; EEE East of England/Est de l’Angleterre; ELN London/Londres; ENE North East England/Nord-Est de l’Angleterre;
    ENW North West England/Nord-Ouest de l’Angleterre; NIR Northern Ireland/Irlande du Nord; SCT Scotland/Écosse;
    ESE South East England/Sud-Est de l’Angleterre; ESW South West England/Sud-Ouest de l’Angleterre; WLS Wales/Pays de Galles;
    EWM West Midlands/Midlands de l’Ouest; EYH Yorkshire and the Humber/Yorkshire et Humber`,
  AU: `ACT Australian Capital Territory/Territoire de la capitale australienne; NSW New South Wales/Nouvelle-Galles du Sud;
    NT Northern Territory/Territoire du Nord; QLD Queensland; SA South Australia/Australie-Méridionale; TAS Tasmania/Tasmanie; VIC Victoria;
    WA Western Australia/Australie-Occidentale`,
  NZ: `AUK Auckland; BOP Bay of Plenty/Baie de l’Abondance; CAN Canterbury; CIT Chatham Islands/Îles Chatham; GIS Gisborne; HKB Hawke’s Bay/Baie de Hawke;
    MWT Manawatū-Whanganui; MBH Marlborough; NSN Nelson; NTL Northland; OTA Otago; STL Southland; TKI Taranaki; TAS Tasman; WKO Waikato;
    WGN Wellington; WTC West Coast/Côte Ouest`,
  CA: `AB Alberta; BC British Columbia/Colombie-Britannique; MB Manitoba; NB New Brunswick/Nouveau-Brunswick;
    NL Newfoundland and Labrador/Terre-Neuve-et-Labrador; NS Nova Scotia/Nouvelle-Écosse; NT Northwest Territories/Territoires du Nord-Ouest;
    NU Nunavut; ON Ontario; PE Prince Edward Island/Île-du-Prince-Édouard; QC Quebec/Québec; SK Saskatchewan; YT Yukon`,
  PL: `02 Lower Silesia/Basse-Silésie; 04 Kuyavia-Pomerania/Cujavie-Poméranie; 06 Lublin; 08 Lubusz; 10 Łódź; 12 Lesser Poland/Petite-Pologne;
    14 Masovia/Mazovie; 16 Opole; 18 Subcarpathia/Basses-Carpates; 20 Podlachia/Podlachie; 22 Pomerania/Poméranie; 24 Silesia/Silésie;
    26 Holy Cross/Sainte-Croix; 28 Warmia-Masuria/Varmie-Mazurie; 30 Greater Poland/Grande-Pologne; 32 West Pomerania/Poméranie-Occidentale`,
  CH: `AG Aargau/Argovie; AR Appenzell Outer Rhodes/Appenzell Rhodes-Extérieures; AI Appenzell Inner Rhodes/Appenzell Rhodes-Intérieures;
    BL Basel-Landschaft/Bâle-Campagne; BS Basel-Stadt/Bâle-Ville; BE Bern/Berne; FR Fribourg; GE Geneva/Genève; GL Glarus/Glaris;
    GR Grisons; JU Jura; LU Lucerne; NE Neuchâtel; NW Nidwalden/Nidwald; OW Obwalden/Obwald; SH Schaffhausen/Schaffhouse; SZ Schwyz;
    SO Solothurn/Soleure; SG St. Gallen/Saint-Gall; TG Thurgau/Thurgovie; TI Ticino/Tessin; UR Uri; VS Valais; VD Vaud; ZG Zug/Zoug;
    ZH Zurich`,
};

const readRegion = (country: CountryCode, entry: string): RegionReference => {
  const gap = entry.indexOf(' ');
  const [en = '', fr = en] = entry.slice(gap + 1).split('/');
  return { country, code: `${country}-${entry.slice(0, gap)}`, name: { en, fr } };
};

const readCountry = ([country, text]: [string, string]): RegionReference[] =>
  text.split(';').map((entry) => readRegion(country as CountryCode, entry.trim().replace(/\s+/g, ' ')));

/** The regions of every country, in the table's order. */
export const REGIONS: readonly RegionReference[] = Object.entries(TABLE).flatMap(readCountry);

/** The regions of one country. */
export const regionsByCountry = (country: CountryCode): readonly RegionReference[] =>
  REGIONS.filter((region) => region.country === country);
