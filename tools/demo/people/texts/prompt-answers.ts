import type { AnsweredPrompt, Prompt } from '@rendezvous/contracts/account/prompts';
import type { Language } from '@rendezvous/contracts/reference';
import type { Random } from '@rendezvous/portraits/random';

type Answers = Readonly<Partial<Record<Prompt, readonly string[]>>>;

/** What people of the demo answer, in their own language; neutral, so that anybody may say it. */
// prettier-ignore
export const PROMPT_ANSWERS: Readonly<Record<Language, Answers>> = {
  en: {
    rain: ['Soup, the big blanket, and a film I already know.', 'I go out anyway. Somebody has to jump in the puddles.'],
    sunday: ['Market, crossword, a long lunch, and nobody asking what time it is.', 'Up early for a swim, back in bed by nine with toast.'],
    dish: ['A lemon risotto. You stir, I talk.', 'My grandmother’s fish pie. She would not approve of the peas.'],
    'useless-talent': ['I can name a font from across the street.', 'I always know which queue will be the slowest, and then I join it.'],
    song: ['Anything by Nina Simone, kitchen volume.', 'The one song my neighbours and I agree on.'],
    'simple-joy': ['Finding money in last winter’s coat.', 'The first coffee, before anybody speaks.'],
    'first-meeting': ['A walk with an exit every ten minutes and no wish to use one.', 'A small exhibition, then soup, then we’ll see.'],
    'better-for-two': ['Sharing two desserts, obviously.', 'Getting lost in a city neither of us knows.'],
    'get-along': ['You laugh at your own jokes before the end.', 'You can be quiet in a car.'],
    teach: ['To whistle with two fingers. Mostly.', 'How to repot a plant without hurting its feelings.'],
  },
  fr: {
    rain: ['Une soupe, un plaid et un film que je connais par cœur.', 'Je sors quand même : les musées sont vides.'],
    sunday: ['Le marché, un déjeuner qui traîne, une sieste sans réveil.', 'Une longue balade, puis des crêpes pour quiconque passe.'],
    dish: ['Un gratin dauphinois. Le secret reste un secret.', 'Des pâtes aux citrons, vite faites et longuement mangées.'],
    'useless-talent': ['Je reconnais les trams à leur bruit.', 'Je choisis toujours la file la plus lente, sans effort.'],
    song: ['N’importe quoi de Barbara, en faisant la vaisselle.', 'Celle que tout le monde fait semblant de ne pas aimer.'],
    'simple-joy': ['L’odeur du pain quand la rue dort encore.', 'Un inconnu qui tient la porte, et le sourire qui va avec.'],
    'first-meeting': ['Un café debout, et si tout va bien, une table.', 'Une promenade sur les quais, avec une glace même en hiver.'],
    'better-for-two': ['Les desserts : deux cuillères, deux choix.', 'Se perdre dans une ville inconnue.'],
    'get-along': ['vous riez avant la fin de vos propres blagues.', 'vous aimez qu’on vous lise des passages à voix haute.'],
    teach: ['À siffler avec deux doigts, ou presque.', 'À rempoter un ficus sans drame.'],
  },
  nl: {
    rain: ['Soep, een deken en een film die ik al ken.', 'Toch naar buiten: iemand moet door die plassen.'],
    sunday: ['Markt, lange lunch, geen klok in huis.', 'Vroeg op de fiets, daarna pannenkoeken.'],
    dish: ['Stamppot van mijn oma, met te veel jus.', 'Pasta met citroen. Jij roert, ik vertel.'],
    'useless-talent': ['Ik hoor aan het geluid welke tram eraan komt.', 'Ik kies altijd de langzaamste rij.'],
    'simple-joy': ['De eerste koffie, voordat iemand iets zegt.', 'Wind mee, heen én terug.'],
    'better-for-two': ['Een tandem, en een toetje met twee lepels.', 'Verdwalen in een stad die we geen van beiden kennen.'],
  },
  de: {
    rain: ['Suppe, Decke und ein Film, den ich schon kenne.', 'Trotzdem raus: Die Museen sind leer.'],
    sunday: ['Markt, langes Mittagessen, keine Uhr in Sicht.', 'Früh in die Berge, mittags Kuchen.'],
    dish: ['Kartoffelsuppe nach Omas Art, mit viel zu viel Majoran.', 'Zitronenrisotto: Du rührst, ich rede.'],
    'useless-talent': ['Ich erkenne Züge am Geräusch.', 'Ich finde immer die langsamste Schlange.'],
    'simple-joy': ['Der erste Kaffee, bevor jemand spricht.', 'Geld in der Jacke vom letzten Winter.'],
    'better-for-two': ['Nachtisch mit zwei Löffeln.', 'Sich in einer fremden Stadt verlaufen.'],
  },
  it: {
    rain: ['Minestrone, una coperta e un film che so a memoria.', 'Esco lo stesso: i musei sono vuoti.'],
    sunday: ['Mercato, pranzo lungo, nessun orologio.', 'Una camminata presto, poi tutti a tavola.'],
    dish: ['Il ragù di mia nonna, quattro ore e nessuna fretta.', 'Risotto al limone: tu giri, io racconto.'],
    'useless-talent': ['Riconosco i tram dal rumore.', 'Scelgo sempre la fila più lenta.'],
    'simple-joy': ['Il primo caffè, prima che qualcuno parli.', 'Il profumo del pane quando la strada dorme.'],
    'better-for-two': ['I dolci, con due cucchiaini.', 'Perdersi in una città che non conosciamo.'],
  },
  es: {
    rain: ['Sopa, manta y una película que me sé de memoria.', 'Salgo igual: los museos están vacíos.'],
    sunday: ['Mercado, comida larga y ningún reloj.', 'Un paseo temprano y churros al volver.'],
    dish: ['La tortilla de mi abuela, con cebolla, sin discusión.', 'Arroz al limón: tú remueves, yo cuento.'],
    'useless-talent': ['Reconozco los tranvías por el ruido.', 'Siempre elijo la cola más lenta.'],
    'simple-joy': ['El primer café, antes de que nadie hable.', 'Encontrar dinero en el abrigo del invierno pasado.'],
    'better-for-two': ['Los postres, con dos cucharas.', 'Perderse en una ciudad desconocida.'],
  },
  pl: {
    rain: ['Zupa, koc i film, który znam na pamięć.', 'I tak wychodzę: muzea są wtedy puste.'],
    sunday: ['Targ, długi obiad i żadnego zegarka.', 'Spacer o świcie, a potem naleśniki.'],
    dish: ['Pierogi babci. Lepienie zajmuje cały wieczór.', 'Risotto z cytryną: ty mieszasz, ja opowiadam.'],
    'useless-talent': ['Rozpoznaję tramwaje po dźwięku.', 'Zawsze wybieram najwolniejszą kolejkę.'],
    'simple-joy': ['Pierwsza kawa, zanim ktoś się odezwie.', 'Zapach chleba, gdy ulica jeszcze śpi.'],
    'better-for-two': ['Desery na dwie łyżeczki.', 'Zgubić się w obcym mieście.'],
  },
};

/** Up to three answers; some people give none. */
export const promptsOf = (random: Random, language: Language): AnsweredPrompt[] => {
  const answers = Object.entries(PROMPT_ANSWERS[language]) as [Prompt, readonly string[]][];
  return random.sample(answers, random.pick([0, 1, 2, 3, 3, 3])).map(([prompt, given]) => ({ prompt, answer: random.pick(given) }));
};
