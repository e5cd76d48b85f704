import { Module } from '@nestjs/common';
import { PauseModule } from '../pause/pause.module.js';
import { PreferencesController } from './preferences.controller.js';
import { Preferences } from './preferences.service.js';
import { PreferencesStore } from './preferences.store.js';

/** Settings of members. */
@Module({
  imports: [PauseModule],
  controllers: [PreferencesController],
  providers: [Preferences, PreferencesStore],
})
export class PreferencesModule {}
