import { useState } from 'react';
import type { fileComplaint } from '@rendezvous/contracts/account/complaints';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { complaintsApi } from './complaints.api';

/** A complaint on its way, and the number under which it arrived. */
export const useComplaint = () => {
  const [send, { isLoading: busy }] = complaintsApi.useAccountFileComplaintMutation();
  const [number, setNumber] = useState<string | null>(null);
  /** Answers with the call's fault, if there is one. */
  const file = async (form: ArgsOf<typeof fileComplaint>): Promise<unknown> => {
    const { data, error } = await send(form);
    if (data) setNumber(data.number);
    return error;
  };
  return { busy, number, file, another: () => setNumber(null) };
};
