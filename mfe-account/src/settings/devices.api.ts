import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { listDevices, logOutDevice, logOutOthers } from '@rendezvous/contracts/account/devices';

/** Calls about the devices that are logged in. */
export const devicesApi = injectRemote('account', (build: ApiBuilder) => ({
  accountDevices: queryOf(build, listDevices, { providesTags: ['Devices'] }),
  accountLogOutDevice: mutationOf(build, logOutDevice, { invalidatesTags: ['Devices'] }),
  accountLogOutOthers: mutationOf(build, logOutOthers, { invalidatesTags: ['Devices'] }),
}));
