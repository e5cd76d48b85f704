import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { uploadFile } from '@rendezvous/client';
import { type BankAnswer, type BankFile, uploadBankAnswer } from '@rendezvous/contracts/billing/operator-direct-debits';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import { useRun } from '../payments/use-run';
import { AnswerUpload } from './answer-upload';
import { BankFilePanel } from './bank-file-panel';
import { BankFilesTable } from './bank-files-table';
import { directDebitsApi } from './direct-debits.api';
import { OpenLines } from './open-lines';
import { directDebitsTexts } from './texts';

/** Hands the browser a file under its name. */
const save = ({ name, content }: { readonly name: string; readonly content: string }): void => {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/xml' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
};

const DirectDebits = () => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.direct-debits.${id}` }, values);
  const [search] = useSearchParams();
  const before = Number(search.get('before')) || null;
  const list = directDebitsApi.useBillingBankFilesQuery({ ...(before && { before }) });
  const { currentData: data } = list;
  const [read, { isLoading: reading }] = directDebitsApi.useBillingReadBankFileMutation();
  const [decide, { isLoading: deciding }] = directDebitsApi.useBillingDecideBankFileMutation();
  const [resolve, { isLoading: resolving }] = directDebitsApi.useBillingResolveBankAnswerLineMutation();
  const [uploading, setUploading] = useState(false);
  const { run, news } = useRun(list.refetch);
  const shown = (more: Readonly<Record<string, string | null>>) =>
    pageAddress('direct-debits', { before: before === null ? null : String(before), ...more });
  const selected = data?.files.find(({ id }) => String(id) === search.get('file')) ?? null;
  const upload = async (file: File): Promise<void> => {
    setUploading(true);
    await run(
      uploadFile<BankAnswer>(uploadBankAnswer.path, file, () => undefined),
      ({ lines, open_lines: open }) => ({
        tone: open === 0 ? 'ok' : 'danger',
        text: say('uploaded', { lines, open }),
      }),
    );
    setUploading(false);
  };
  const download = ({ id: fileId }: BankFile) =>
    run(read({ fileId }).unwrap(), (file) => {
      save(file);
      return say('downloaded');
    });
  return (
    <>
      <PaymentList
        say={(id) => say(id)}
        call={list}
        rows={data?.files}
        intro={
          <>
            <p className={operatorPage.quiet}>{say('intro')}</p>
            <AnswerUpload busy={uploading} onUpload={(file) => void upload(file)} />
            <OpenLines
              lines={data?.open_lines ?? []}
              busy={resolving}
              onResolve={({ answer: answerId, position }) => void run(resolve({ answerId, position }).unwrap(), () => say('resolved'))}
            />
          </>
        }
        more={data?.more ? <Link to={shown({ before: String(data.files.at(-1)?.id) })} /> : null}
        detail={
          selected === null ? null : (
            <BankFilePanel
              file={selected}
              busy={reading || deciding}
              onDownload={() => void download(selected)}
              onDecide={(bankHasIt) =>
                void run(decide({ fileId: selected.id, bank_has_it: bankHasIt }).unwrap(), ({ state }) => say(`decided.${state}`))
              }
            />
          )
        }
      >
        {(files) => <BankFilesTable files={files} selected={selected?.id ?? null} addressOf={(id) => shown({ file: String(id) })} />}
      </PaymentList>
      {news}
    </>
  );
};

/** Files for the bank, what it answered, and what of that waits for an operator. */
export const DirectDebitsScreen = paymentScreen([directDebitsTexts], DirectDebits);
