import { useState } from 'react';
import type { fileComplaint } from '@rendezvous/contracts/account/complaints';
import type { ArgsOf, ReplyOf } from '@rendezvous/contracts/route';
import { complaintsApi } from './complaints.api';

/** A complaint on its way, and what it was answered when it arrived. */
export const useComplaint = () => {
  const [send, { isLoading: busy }] = complaintsApi.useAccountFileComplaintMutation();
  const [filed, setFiled] = useState<ReplyOf<typeof fileComplaint> | null>(null);
  /** Answers with the call's fault, if there is one. */
  const file = async (form: ArgsOf<typeof fileComplaint>): Promise<unknown> => {
    const { data, error } = await send(form);
    if (data) setFiled(data);
    return error;
  };
  return { busy, filed, file, another: () => setFiled(null) };
};
