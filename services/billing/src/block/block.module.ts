import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { BlockedMethods } from './blocked-methods.service.js';
import { MethodBlockController } from './method-block.controller.js';
import { MethodBlockStore } from './method-block.store.js';
import { MethodBlocks } from './method-blocks.service.js';

/** Ways to pay that members are blocked from. */
@Module({
  imports: [AccountModule],
  controllers: [MethodBlockController],
  providers: [MethodBlockStore, MethodBlocks, BlockedMethods],
  exports: [BlockedMethods, MethodBlocks],
})
export class BlockModule {}
