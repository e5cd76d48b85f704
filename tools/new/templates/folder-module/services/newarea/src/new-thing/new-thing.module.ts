import { Module } from '@nestjs/common';
import { NewThingController } from './new-thing.controller.js';

@Module({ controllers: [NewThingController] })
export class NewThingModule {}
