import type { ContentText } from '../../content-text.js';

export const serviceDe: ContentText = {
  title: 'Kundendienst',
  sections: [
    {
      heading: 'So erreichst du uns',
      paragraphs: [
        'Hier antworten Menschen, an Werktagen, meist innerhalb eines Tages. Mit dem Beschwerdeformular dieser Seite bekommst du eine Nummer, unter der du nachsehen kannst, wie weit wir sind.',
      ],
      items: ['E-Mail: {email}', 'Telefon: {phone}, Montag bis Freitag, 9 bis 17 Uhr (Amsterdam)', 'Post: {company}, {address}, {city}'],
    },
    {
      heading: 'Was uns hilft, dir zu helfen',
      paragraphs: [
        'Schreib uns von der Adresse deines Kontos aus oder nenne deinen Benutzernamen. Sende uns nie dein Passwort und nie eine vollständige Kartennummer: Danach fragen wir nicht.',
      ],
      items: [
        'Zu einer Zahlung: die Rechnungsnummer oder Datum und Betrag',
        'Zu einem Mitglied: der Name und was geschehen ist, mit den Worten, die gefallen sind: Beim Blockieren verschwindet eure Unterhaltung',
        'Zu einem Fehler: was du getan hast, was du gesehen hast und auf welchem Gerät',
      ],
    },
    {
      heading: 'Eilt es?',
      paragraphs: [
        'Jemanden blockieren oder melden, ein neues Passwort, eine Pause, eine Kopie deiner Daten und das Löschen des Kontos hast du jederzeit selbst in der Hand: im Profil des anderen Mitglieds, auf der Anmeldeseite und in den Einstellungen. Hast du dein Konto gelöscht und es dir anders überlegt? Melde dich innerhalb von 14 Tagen an, dann ist es wieder da.',
      ],
    },
    {
      heading: 'Wer wir sind',
      paragraphs: [
        '{site} wird betrieben von {company}, {address}, {city}, {company_country}. Handelskammer-Nummer {kvk}. USt-IdNr.: {vat}.',
      ],
    },
  ],
};
