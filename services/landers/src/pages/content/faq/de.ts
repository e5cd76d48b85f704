import type { ContentText } from '../../content-text.js';

export const faqDe: ContentText = {
  title: 'Häufige Fragen',
  sections: [
    {
      heading: 'Was kostet es?',
      paragraphs: [
        'Anmelden, sich umsehen, liken und lesen ist kostenlos. Eine Nachricht zu senden kostet {message_credits} Credit. Credits kaufst du in Paketen mit einer einzigen Zahlung; es gibt kein Abo und nichts verlängert sich von selbst.',
        'Du beginnst mit {signup_credits} Credits. Sie kommen, sobald du deine E-Mail-Adresse bestätigst. Es gibt sie einmal je Adresse: Ein Konto, das mit derselben neu angelegt wird, beginnt ohne.',
      ],
    },
    {
      heading: 'Was kann ich tun, ohne zu bezahlen?',
      paragraphs: [
        'Suchen, Profile öffnen, liken, sehen, wer dich mag, und alle Unterhaltungen lesen und beantworten, solange du Credits hast. Als kostenloses Mitglied zeigst du bis zu {free_photos} Fotos und beginnst {free_conversations} Unterhaltungen; antworten darfst du unbegrenzt.',
      ],
    },
    {
      heading: 'Was ist Premium?',
      paragraphs: [
        'Mit deinem ersten Kauf von Credits wirst du dauerhaft Premium-Mitglied. Du siehst dann alle Fotos aller Mitglieder, zeigst bis zu {premium_photos} Fotos und beginnst so viele Unterhaltungen, wie du möchtest.',
      ],
    },
    {
      heading: 'Verfallen Credits?',
      paragraphs: [
        'Nein. Credits bleiben auf deinem Konto, bis du sie nutzt. Gekaufte, nicht genutzte Credits erstatten wir bis {refund_days} Tage nach dem Kauf.',
      ],
    },
    {
      heading: 'Ich habe die Aktivierungs-Mail nicht bekommen',
      paragraphs: [
        'Sieh zuerst im Spam-Ordner nach. Wenn du angemeldet bist, kannst du sie über den Hinweis oben auf der Seite erneut senden lassen. Kommt sie immer noch nicht an, enthält die Adresse vielleicht einen Tippfehler. Du kannst sie gleich nach der Anmeldung auf der Seite berichtigen, die um die Bestätigung bittet, später in den Einstellungen. Hilft das nicht, schreib an {email}.',
      ],
    },
    {
      heading: 'Sind alle Profile echt?',
      paragraphs: [
        'Nein. Einige Profile sind fiktiv: Sie zeigen, was die Seite kann. Jedes davon ist auf der Karte, auf der Seite und im Chat als fiktiv gekennzeichnet; ein Treffen ist nicht möglich. Nichts schreibt dir von selbst in ihrem Namen.',
      ],
    },
    {
      heading: 'Jemand belästigt mich. Was kann ich tun?',
      paragraphs: [
        'Melde die Person: in ihrem Profil, im Menü mit weiteren Möglichkeiten. Wir gehen der Sache nach und antworten per Mail; die Person erfährt nicht, wer uns geschrieben hat. Du kannst auch an {email} schreiben.',
        'Blockiere sie danach, in ihrem Profil oder im Chat. Likes und die Unterhaltung zwischen euch verschwinden sofort, und ihr seht einander nirgends mehr; was ihr euch zuletzt geschrieben habt, bleibt mit der Meldung 90 Tage lang versiegelt für uns aufbewahrt. Melde also zuerst.',
      ],
    },
    {
      heading: 'Kann ich die Seite nutzen, ohne gesehen zu werden?',
      paragraphs: [
        'Ja, in den Einstellungen. Unsichtbar: Du erscheinst nicht mehr in der Suche und niemand kann dir zuerst schreiben; du selbst darfst das weiterhin, und deine Unterhaltungen bleiben. Privat: Nur wen du geliket oder angeschrieben hast, sieht dein Profil.',
        'Oder mach eine Pause: Niemand findet dich oder schreibt dir, und alles bleibt, bis du zurückkommst. Wer sich schon mit dir schreibt, liest, dass du gerade Pause machst.',
      ],
    },
    {
      heading: 'Kann ich eine Kopie meiner Daten bekommen?',
      paragraphs: [
        'Ja, in den Einstellungen, bis zu zweimal am Tag: eine Datei mit deinem Profil, deinen Fotos, Nachrichten, Likes und Credits, als Seite zum Lesen und für Programme. Sie ist in wenigen Minuten fertig, wir sagen dir per Mail Bescheid, und du kannst sie 24 Stunden lang abholen.',
      ],
    },
    {
      heading: 'Wie lösche ich mein Konto?',
      paragraphs: [
        'In den Einstellungen. Dein Profil ist sofort verborgen. 14 Tage lang holst du alles zurück, indem du dich anmeldest oder den Link in unserer Mail nutzt; danach werden deine Daten, Fotos und Nachrichten gelöscht. Was wir gesetzlich aufbewahren müssen, etwa Rechnungen, steht in der Datenschutzerklärung.',
      ],
    },
  ],
};
