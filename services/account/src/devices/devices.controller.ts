import { Controller } from '@nestjs/common';
import { listDevices, logOutDevice, logOutOthers } from '@rendezvous/contracts/account/devices';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Devices } from './devices.service.js';

@Controller()
export class DevicesController {
  constructor(private readonly devices: Devices) {}

  @Endpoint(listDevices)
  async list(@Member() viewer: Viewer): Promise<ReplyOf<typeof listDevices>> {
    return { devices: await this.devices.list(viewer) };
  }

  @Endpoint(logOutDevice)
  async logOut(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof logOutDevice>): Promise<ReplyOf<typeof logOutDevice>> {
    await this.devices.logOut(viewer, params.deviceId);
    return { ok: true };
  }

  @Endpoint(logOutOthers)
  async logOutOthers(@Member() viewer: Viewer): Promise<ReplyOf<typeof logOutOthers>> {
    await this.devices.logOutOthers(viewer);
    return { ok: true };
  }
}
