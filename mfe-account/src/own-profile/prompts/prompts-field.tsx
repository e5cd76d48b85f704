import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import { type AnsweredPrompt, type OfferedPrompt, PROMPTS_MAX } from '@rendezvous/contracts/account/prompts';
import { Button, FormError, PlusIcon, VisuallyHidden } from '@rendezvous/ui';
import { useFaultSentence } from '../../form/use-fault-sentence';
import type { ProfileFormValues } from '../profile-form-values';
import { PromptAnswer } from './prompt-answer';
import { PromptChoice } from './prompt-choice';
import { answerFault, leftPrompts, promptsFault, shifted } from './prompt-order';
import { promptsTexts } from './texts';
import styles from './prompts.module.css';

const Prompts = ({ offered }: { readonly offered: readonly OfferedPrompt[] }) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const { control } = useFormContext<ProfileFormValues>();
  const { field, fieldState } = useController({ control, name: 'prompts', rules: { validate: promptsFault } });
  const [choosing, setChoosing] = useState(false);
  const [told, setTold] = useState('');
  const { place, focusNext } = useNextFocus();
  const answered = field.value;
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `account.prompts.${id}` }, values);
  const questionOf = (prompt: string): string => offered.find((one) => one.prompt === prompt)?.question ?? text('other');
  const fault = fieldState.error?.message;
  const isOurs = answered.some(({ answer }) => answerFault(answer) !== undefined);

  const choose = (prompt: string): void => {
    setChoosing(false);
    focusNext(`[data-prompt="${prompt}"] textarea`);
    field.onChange([...answered, { prompt, answer: '' } as AnsweredPrompt]);
  };
  const write = (index: number, answer: string): void =>
    field.onChange(answered.map((one, at) => (at === index ? { ...one, answer } : one)));
  const move = (index: number, by: -1 | 1): void => {
    const { prompt } = answered[index]!;
    const to = index + by;
    // at an end the button that was pressed is of no use any more
    const direction = to === 0 ? 'later' : to === answered.length - 1 ? 'earlier' : by < 0 ? 'earlier' : 'later';
    focusNext(`[data-prompt="${prompt}"] [data-move="${direction}"]`);
    field.onChange(shifted(answered, index, by));
    setTold(text('moved', { question: questionOf(prompt), place: to + 1, count: answered.length }));
  };
  const remove = (index: number): void => {
    focusNext('[data-add]');
    field.onChange(answered.filter((_, at) => at !== index));
    setTold(text('removed', { question: questionOf(answered[index]!.prompt) }));
  };

  return (
    <div ref={place} className={styles.prompts}>
      <p className="small muted">{text('hint', { max: PROMPTS_MAX })}</p>
      {answered.length > 0 ? (
        <ol className={styles.list}>
          {answered.map(({ prompt, answer }, index) => (
            <PromptAnswer
              key={prompt}
              prompt={prompt}
              question={questionOf(prompt)}
              answer={answer}
              isFirst={index === 0}
              isLast={index === answered.length - 1}
              error={fault === undefined ? undefined : answerFault(answer)}
              onWrite={(words) => write(index, words)}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      ) : null}
      {answered.length < PROMPTS_MAX ? (
        <div>
          <Button icon={<PlusIcon />} data-add onClick={() => setChoosing(true)}>
            {text('add')}
          </Button>
        </div>
      ) : null}
      <FormError>{fault !== undefined && !isOurs ? sentence('prompts', fault) : null}</FormError>
      <output>
        <VisuallyHidden>{told}</VisuallyHidden>
      </output>
      {choosing ? <PromptChoice offered={leftPrompts(offered, answered)} onChoose={choose} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
};

/** Questions that the member answers in their own words: chosen, put in order, removed. */
export const PromptsField = withTexts([promptsTexts], Prompts);

/** Where the focus goes once what was changed is drawn. */
const useNextFocus = () => {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<string | null>(null);
  // the focus lies outside React
  useEffect(() => {
    const target = next.current === null ? null : place.current?.querySelector<HTMLElement>(next.current);
    next.current = null;
    target?.focus();
  });
  const focusNext = (selector: string): void => {
    next.current = selector;
  };
  return { place, focusNext };
};
