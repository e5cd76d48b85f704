import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

const en: LanderContent<'landing2'> = {
  heading: 'Your first line to {name}',
  lead: 'Three questions, and it is written. You can change every word later, and nothing is sent before you say so.',
  action: 'Say hello to {name}',
  parts: {
    letter: 'To {name}',
    questions: [
      {
        question: 'How do you begin?',
        choices: ['I never know how to begin, so: hello.', 'Hello from the end of a good day.', 'Your photo made me stop for a moment.'],
      },
      {
        question: 'What would you like to know?',
        choices: ['What made you smile today?', 'What would you cook for a friend?', 'Where would you go tomorrow, if you could?'],
      },
      { question: 'And how do you end?', choices: ['No hurry with the answer.', 'I would love to hear from you.', 'Your turn.'] },
    ],
  },
  alt: {},
  social: { title: 'Say hello', description: 'Three questions, and your first line is written.' },
};

const fr: LanderContent<'landing2'> = {
  heading: 'Votre première phrase à {name}',
  lead: 'Trois questions, et la voilà écrite. Vous pourrez en changer chaque mot, et rien ne part sans votre accord.',
  action: 'Dire bonjour à {name}',
  parts: {
    letter: 'À {name}',
    questions: [
      {
        question: 'Par où commencer\u00a0?',
        choices: [
          'Je ne sais jamais comment commencer, alors\u00a0: bonjour.',
          'Bonjour, à la fin d’une belle journée.',
          'Votre photo m’a fait marquer un temps d’arrêt.',
        ],
      },
      {
        question: 'Qu’aimeriez-vous savoir\u00a0?',
        choices: [
          'Qu’est-ce qui vous a fait sourire aujourd’hui\u00a0?',
          'Que cuisineriez-vous pour des amis\u00a0?',
          'Où iriez-vous demain, si c’était possible\u00a0?',
        ],
      },
      { question: 'Et pour finir\u00a0?', choices: ['Prenez votre temps pour répondre.', 'J’aimerais beaucoup vous lire.', 'À vous.'] },
    ],
  },
  alt: {},
  social: { title: 'Dire bonjour', description: 'Trois questions, et votre première phrase est écrite.' },
};

const nl: LanderContent<'landing2'> = {
  heading: 'Je eerste zin aan {name}',
  lead: 'Drie vragen, en hij staat er. Je kunt elk woord later veranderen, en er wordt niets verstuurd voordat jij het zegt.',
  action: 'Zeg hallo tegen {name}',
  parts: {
    letter: 'Aan {name}',
    questions: [
      {
        question: 'Hoe begin je?',
        choices: [
          'Ik weet nooit hoe ik moet beginnen, dus: hallo.',
          'Hallo vanaf het einde van een goede dag.',
          'Bij jouw foto bleef ik even hangen.',
        ],
      },
      {
        question: 'Wat zou je willen weten?',
        choices: [
          'Waar moest je vandaag om glimlachen?',
          'Wat zou je koken voor een vriend?',
          'Waar zou je morgen heen gaan, als het kon?',
        ],
      },
      { question: 'En hoe eindig je?', choices: ['Neem rustig de tijd voor je antwoord.', 'Ik hoor graag van je.', 'Nu jij.'] },
    ],
  },
  alt: {},
  social: { title: 'Zeg hallo', description: 'Drie vragen, en je eerste zin staat er.' },
};

const de: LanderContent<'landing2'> = {
  heading: 'Dein erster Satz an {name}',
  lead: 'Drei Fragen, und er steht da. Jedes Wort lässt sich später ändern, und nichts wird gesendet, bevor du es sagst.',
  action: '{name} Hallo sagen',
  parts: {
    letter: 'An {name}',
    questions: [
      {
        question: 'Wie fängst du an?',
        choices: [
          'Ich weiß nie, wie man anfängt, also: hallo.',
          'Hallo vom Ende eines guten Tages.',
          'Bei deinem Foto bin ich kurz hängen geblieben.',
        ],
      },
      {
        question: 'Was möchtest du wissen?',
        choices: [
          'Worüber hast du heute gelächelt?',
          'Was würdest du für Freunde kochen?',
          'Wohin würdest du morgen fahren, wenn du könntest?',
        ],
      },
      { question: 'Und wie hörst du auf?', choices: ['Lass dir Zeit mit der Antwort.', 'Ich würde gern von dir lesen.', 'Du bist dran.'] },
    ],
  },
  alt: {},
  social: { title: 'Hallo sagen', description: 'Drei Fragen, und dein erster Satz steht da.' },
};

const it: LanderContent<'landing2'> = {
  heading: 'La tua prima frase a {name}',
  lead: 'Tre domande, ed è scritta. Potrai cambiare ogni parola, e nulla parte prima che lo dica tu.',
  action: 'Saluta {name}',
  parts: {
    letter: 'A {name}',
    questions: [
      {
        question: 'Come cominci?',
        choices: [
          'Non so mai come cominciare, quindi: ciao.',
          'Ciao, alla fine di una bella giornata.',
          'La tua foto mi ha fatto fermare un momento.',
        ],
      },
      {
        question: 'Che cosa vorresti sapere?',
        choices: ['Che cosa ti ha fatto sorridere oggi?', 'Che cosa cucineresti per gli amici?', 'Dove andresti domani, se potessi?'],
      },
      { question: 'E come finisci?', choices: ['Rispondi con calma.', 'Mi piacerebbe leggerti.', 'Tocca a te.'] },
    ],
  },
  alt: {},
  social: { title: 'Un saluto', description: 'Tre domande, e la tua prima frase è scritta.' },
};

const es: LanderContent<'landing2'> = {
  heading: 'Tu primera frase para {name}',
  lead: 'Tres preguntas y ya está escrita. Podrás cambiar cada palabra, y nada se envía antes de que tú lo digas.',
  action: 'Saluda a {name}',
  parts: {
    letter: 'Para {name}',
    questions: [
      {
        question: '¿Cómo empiezas?',
        choices: ['Nunca sé cómo empezar, así que: hola.', 'Hola desde el final de un buen día.', 'Tu foto me hizo detenerme un momento.'],
      },
      {
        question: '¿Qué te gustaría saber?',
        choices: ['¿Qué te ha hecho sonreír hoy?', '¿Qué cocinarías para tus amigos?', '¿Adónde irías mañana, si pudieras?'],
      },
      { question: '¿Y cómo terminas?', choices: ['Responde sin prisa.', 'Me encantaría leerte.', 'Te toca.'] },
    ],
  },
  alt: {},
  social: { title: 'Un saludo', description: 'Tres preguntas y tu primera frase está escrita.' },
};

const pl: LanderContent<'landing2'> = {
  heading: 'Twoje pierwsze zdanie: {name}',
  lead: 'Trzy pytania i gotowe. Każde słowo możesz później zmienić, a nic nie zostanie wysłane, zanim tego nie potwierdzisz.',
  action: 'Przywitaj się: {name}',
  parts: {
    letter: 'Do: {name}',
    questions: [
      {
        question: 'Jak zaczynasz?',
        choices: ['Nigdy nie wiem, jak zacząć, więc: cześć.', 'Cześć pod koniec dobrego dnia.', 'Twoje zdjęcie na chwilę mnie zatrzymało.'],
      },
      {
        question: 'Co chcesz wiedzieć?',
        choices: ['Co dziś wywołało twój uśmiech?', 'Co by było na kolacji dla przyjaciół?', 'Dokąd jutro, gdyby wszystko było możliwe?'],
      },
      { question: 'A jak kończysz?', choices: ['Odpowiedz bez pośpiechu.', 'Chętnie przeczytam odpowiedź.', 'Twoja kolej.'] },
    ],
  },
  alt: {},
  social: { title: 'Przywitaj się', description: 'Trzy pytania i twoje pierwsze zdanie jest gotowe.' },
};

/** Three questions, whose answers become a first line. */
export const landing2: VersionContent<'landing2'> = {
  facts: { template: 'landing2', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
