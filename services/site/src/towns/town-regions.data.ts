import type { CountryCode } from '@rendezvous/contracts/reference';

/** Parts of France that GeoNames lists as countries, with the code of their region. */
export const OVERSEAS: Readonly<Record<string, string>> = { GP: 'FR-971', MQ: 'FR-972', GF: 'FR-973', RE: 'FR-974', YT: 'FR-976' };

/**
 * `GeoNames' code=the region's code`, both without the country, where they differ. Of England no code tells the region: there it is the one whose
 * middle is nearest.
 */
const BY_FIRST_LEVEL: Partial<Record<CountryCode, string>> = {
  NL: '01=DR 02=FR 03=GE 04=GR 05=LI 06=NB 07=NH 09=UT 10=ZE 11=ZH 15=OV 16=FL',
  FR: '11=IDF 24=CVL 27=BFC 28=NOR 32=HDF 44=GES 52=PDL 53=BRE 75=NAQ 76=OCC 84=ARA 93=PAC 94=20R',
  DE: '01=BW 02=BY 03=HB 04=HH 05=HE 06=NI 07=NW 08=RP 09=SL 10=SH 11=BB 12=MV 13=SN 14=ST 15=TH 16=BE',
  AT: '01=1 02=2 03=3 04=4 05=5 06=6 07=7 08=8 09=9',
  AU: '01=ACT 02=NSW 03=NT 04=QLD 05=SA 06=TAS 07=VIC 08=WA',
  NZ: 'E7=AUK E8=BOP E9=CAN F1=GIS F2=HKB F3=MWT F4=MBH F5=NSN F6=NTL F7=OTA F8=STL F9=TKI G1=WKO G2=WGN G3=WTC TAS=TAS',
  CA: '01=AB 02=BC 03=MB 04=NB 05=NL 07=NS 08=ON 09=PE 10=QC 11=SK 12=YT 13=NT 14=NU',
  PL: '72=02 73=04 74=10 75=06 76=08 77=12 78=14 79=16 80=18 81=20 82=22 83=24 84=26 85=28 86=30 87=32',
};

/** How the code of a town's municipality begins (of Spain's INE, Italy's ISTAT, Belgium's NIS), where that tells its province. */
const BY_MUNICIPALITY: Partial<Record<CountryCode, string>> = {
  BE: '1=VAN 21=BRU 23=VBR 24=VBR 25=WBR 3=VWV 4=VOV 5=WHT 6=WLG 7=VLI 8=WLX 9=WNA',
  ES: `01=VI 02=AB 03=A 04=AL 05=AV 06=BA 07=PM 08=B 09=BU 10=CC 11=CA 12=CS 13=CR 14=CO 15=C 16=CU 17=GI 18=GR 19=GU 20=SS 21=H 22=HU 23=J 24=LE
    25=L 26=LO 27=LU 28=M 29=MA 30=MU 31=NA 32=OR 33=O 34=P 35=GC 36=PO 37=SA 38=TF 39=S 40=SG 41=SE 42=SO 43=T 44=TE 45=TO 46=V 47=VA 48=BI
    49=ZA 50=Z 51=CE 52=ML`,
  IT: `001=TO 002=VC 003=NO 004=CN 005=AT 006=AL 007=AO 008=IM 009=SV 010=GE 011=SP 012=VA 013=CO 014=SO 015=MI 016=BG 017=BS 018=PV 019=CR 020=MN
    021=BZ 022=TN 023=VR 024=VI 025=BL 026=TV 027=VE 028=PD 029=RO 030=UD 031=GO 032=TS 033=PC 034=PR 035=RE 036=MO 037=BO 038=FE 039=RA 040=FC
    041=PU 042=AN 043=MC 044=AP 045=MS 046=LU 047=PT 048=FI 049=LI 050=PI 051=AR 052=SI 053=GR 054=PG 055=TR 056=VT 057=RI 058=RM 059=LT 060=FR
    061=CE 062=BN 063=NA 064=AV 065=SA 066=AQ 067=TE 068=PE 069=CH 070=CB 071=FG 072=BA 073=TA 074=BR 075=LE 076=PZ 077=MT 078=CS 079=CZ 080=RC
    081=TP 082=PA 083=ME 084=AG 085=CL 086=EN 087=CT 088=RG 089=SR 090=SS 091=NU 092=CA 093=PN 094=IS 095=OR 096=BI 097=LC 098=LO 099=RN 100=PO
    101=KR 102=VV 103=VB 104=SS 105=NU 106=SU 107=SU 108=MB 109=FM 110=BT 111=SU`,
};

const readTable = (table: Partial<Record<CountryCode, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([country, pairs]) =>
      pairs.split(/\s+/).map((pair) => {
        const [source, code] = pair.split('=');
        return [`${country}-${source}`, `${country}-${code}`] as const;
      }),
    ),
  );

const firstLevel = readTable(BY_FIRST_LEVEL);
const municipalities = readTable(BY_MUNICIPALITY);

/** What may be the code of the region, surest first. */
export const regionCodes = (country: CountryCode, adminCode: string, municipality = ''): string[] => {
  const source = `${country}-${adminCode}`;
  const beginnings = [3, 2, 1].map((length) => municipalities.get(`${country}-${municipality.slice(0, length)}`));
  return [...beginnings, firstLevel.get(source), source].filter((code) => code !== undefined);
};
