import { useState } from 'react';
import { useRefusalSentence } from '@rendezvous/client';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import { SavedSearches, type SavedState } from './saved-searches';
import { savedSearchesApi } from './saved-searches.api';
import { savedTexts } from './texts';

interface Props {
  /** The present search as its address says it. */
  readonly query: string;
  readonly suggestion: string;
  /** One of them was followed. */
  readonly onFollow: (query: string) => void;
}

/** The member's saved searches. */
export const SavedSearchesScreen = (props: Props) => (
  <ScreenTexts of={[savedTexts]}>
    <Saved {...props} />
  </ScreenTexts>
);

const Saved = ({ query, suggestion, onFollow }: Props) => {
  const sentence = useRefusalSentence();
  const { data, error, isFetching, refetch } = savedSearchesApi.useSearchSavedQuery();
  const [save, saving] = savedSearchesApi.useSearchSaveMutation();
  const [rename, renaming] = savedSearchesApi.useSearchRenameSavedMutation();
  const [remove, removing] = savedSearchesApi.useSearchRemoveSavedMutation();
  const [visit] = savedSearchesApi.useSearchVisitSavedMutation();
  const [fault, setFault] = useState<string | null>(null);
  /** Whether the change was made; why not is told. */
  const told = async (change: { unwrap: () => Promise<unknown> }): Promise<boolean> => {
    setFault(null);
    try {
      await change.unwrap();
      return true;
    } catch (reason) {
      setFault(sentence(reason));
      return false;
    }
  };
  const state = ((): SavedState => {
    if (data) return { kind: 'here', saved: data.saved_searches };
    if (error) return { kind: 'failed', reason: sentence(error), busy: isFetching, onRetry: () => void refetch() };
    return { kind: 'loading' };
  })();
  return (
    <SavedSearches
      state={state}
      query={query}
      suggestion={suggestion}
      busy={saving.isLoading || renaming.isLoading || removing.isLoading}
      error={fault}
      onSave={(name) => void told(save({ name, query }))}
      onRename={(savedSearchId, name) => told(rename({ savedSearchId, name }))}
      onRemove={(savedSearchId) => told(remove({ savedSearchId }))}
      onVisit={(savedSearchId, followed) => {
        // that it was looked at is worth no complaint
        void visit({ savedSearchId });
        onFollow(followed);
      }}
    />
  );
};
