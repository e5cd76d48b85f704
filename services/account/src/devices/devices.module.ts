import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { DevicesController } from './devices.controller.js';
import { Devices } from './devices.service.js';

/** Where a member is signed in. */
@Module({
  imports: [SessionsModule],
  controllers: [DevicesController],
  providers: [Devices],
})
export class DevicesModule {}
