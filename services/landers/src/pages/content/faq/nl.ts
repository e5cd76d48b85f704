import type { ContentText } from '../../content-text.js';

export const faqNl: ContentText = {
  title: 'Veelgestelde vragen',
  sections: [
    {
      heading: 'Wat kost het?',
      paragraphs: [
        'Aanmelden, rondkijken, liken en lezen is gratis. Een bericht sturen kost {message_credits} credit. Credits koop je in bundels met één betaling; er is geen abonnement en niets wordt vanzelf verlengd.',
        'Je begint met {signup_credits} credits. Die krijg je zodra je je e-mailadres bevestigt. Ze komen één keer per adres: een account dat opnieuw met hetzelfde adres wordt gemaakt, begint zonder.',
      ],
    },
    {
      heading: 'Wat kan ik zonder te betalen?',
      paragraphs: [
        'Zoeken, profielen openen, liken, zien wie jou leuk vindt, en al je gesprekken lezen en beantwoorden zolang je credits hebt. Als gratis lid toon je maximaal {free_photos} foto’s en begin je {free_conversations} gesprekken; antwoorden mag onbeperkt.',
      ],
    },
    {
      heading: 'Wat is Premium?',
      paragraphs: [
        'Met je eerste aankoop van credits word je voorgoed Premium-lid. Je ziet dan alle foto’s van alle leden, toont tot {premium_photos} foto’s en begint zoveel gesprekken als je wilt.',
      ],
    },
    {
      heading: 'Verlopen credits?',
      paragraphs: [
        'Nee. Credits blijven op je account staan tot je ze gebruikt. Gekochte credits die je niet hebt gebruikt, betalen we terug tot {refund_days} dagen na de aankoop.',
      ],
    },
    {
      heading: 'Ik heb de activatiemail niet gekregen',
      paragraphs: [
        'Kijk eerst in je spammap. Als je bent ingelogd, kun je de mail opnieuw laten sturen via de balk boven aan de pagina. Komt hij nog niet aan, dan zit er misschien een tikfout in het adres. Je kunt het meteen na het aanmelden verbeteren, op de pagina die om bevestiging vraagt, en later in de instellingen. Helpt dat niet, schrijf dan naar {email}.',
      ],
    },
    {
      heading: 'Zijn alle profielen echt?',
      paragraphs: [
        'Nee. Sommige profielen zijn fictief: ze laten zien wat de site kan. Elk fictief profiel is als fictief herkenbaar gemaakt op de kaart, op de pagina en in de chat, en afspreken is niet mogelijk. Er schrijft niets vanzelf in hun naam.',
      ],
    },
    {
      heading: 'Iemand valt me lastig. Wat kan ik doen?',
      paragraphs: [
        'Meld diegene: op het profiel, in het menu met meer opties. We zoeken het uit en antwoorden per mail; diegene hoort niet wie ons heeft geschreven. Je kunt ook schrijven naar {email}.',
        'Blokkeer diegene daarna, via het profiel of via de chat. Likes en het gesprek tussen jullie verdwijnen meteen, en jullie zien elkaar nergens meer; wat jullie elkaar het laatst schreven, blijft met de melding 90 dagen verzegeld voor ons bewaard. Meld dus eerst.',
      ],
    },
    {
      heading: 'Kan ik de site gebruiken zonder gezien te worden?',
      paragraphs: [
        'Ja, via de instellingen. Onzichtbaar: je staat niet meer in de zoekresultaten en niemand kan jou als eerste schrijven; zelf mag je dat wel, en je gesprekken blijven. Privé: alleen wie jij leuk vond of aanschreef, ziet je profiel.',
        'Of neem pauze: niemand vindt je of schrijft je, en alles blijft staan tot je terugkomt. Wie al met je schrijft, leest dat je pauze neemt.',
      ],
    },
    {
      heading: 'Kan ik een kopie van mijn gegevens krijgen?',
      paragraphs: [
        'Ja, via de instellingen, tot twee keer per dag: één bestand met je profiel, foto’s, berichten, likes en credits, als leesbare pagina en voor programma’s. Het is binnen enkele minuten klaar, je krijgt een mail, en je kunt het 24 uur lang ophalen.',
      ],
    },
    {
      heading: 'Hoe verwijder ik mijn account?',
      paragraphs: [
        'Via de instellingen. Je profiel is meteen verborgen. 14 dagen lang haal je alles terug door in te loggen, of met de link in onze mail; daarna worden je gegevens, foto’s en berichten gewist. Wat we van de wet moeten bewaren, zoals facturen, staat in de privacyverklaring.',
      ],
    },
  ],
};
