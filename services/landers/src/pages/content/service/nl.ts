import type { ContentText } from '../../content-text.js';

export const serviceNl: ContentText = {
  title: 'Klantenservice',
  sections: [
    {
      heading: 'Zo bereik je ons',
      paragraphs: [
        'Hier antwoorden mensen, op werkdagen, meestal binnen een dag. Het klachtenformulier op deze site geeft je een nummer waarmee je kunt zien hoe ver we zijn.',
      ],
      items: ['E-mail: {email}', 'Telefoon: {phone}, maandag tot en met vrijdag, 9:00 tot 17:00 uur', 'Post: {company}, {address}, {city}'],
    },
    {
      heading: 'Wat ons helpt om jou te helpen',
      paragraphs: [
        'Schrijf vanaf het adres van je account of noem je gebruikersnaam. Stuur ons nooit je wachtwoord en nooit een volledig kaartnummer: daar vragen we niet om.',
      ],
      items: [
        'Over een betaling: het factuurnummer, of de datum en het bedrag',
        'Over een lid: de naam en wat er is gebeurd, in de woorden die zijn gebruikt: als je blokkeert, verdwijnt jullie gesprek',
        'Over een storing: wat je deed, wat je zag en op welk apparaat',
      ],
    },
    {
      heading: 'Heb je haast?',
      paragraphs: [
        'Iemand blokkeren of melden, een nieuw wachtwoord, pauze nemen, een kopie van je gegevens en je account verwijderen heb je zelf in de hand, op elk uur: op het profiel van het andere lid, op de inlogpagina en in de instellingen. Heb je je account verwijderd en je bedacht? Log binnen 14 dagen in, dan is het terug.',
      ],
    },
    {
      heading: 'Wie wij zijn',
      paragraphs: ['{site} wordt beheerd door {company}, {address}, {city}, {company_country}. KvK-nummer {kvk}. Btw: {vat}.'],
    },
  ],
};
