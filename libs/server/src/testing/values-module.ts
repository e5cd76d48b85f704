import { type DynamicModule, Global, Module } from '@nestjs/common';

@Global()
@Module({})
class ValuesModule {}

/** Provides ready-made values everywhere. */
export const valuesModule = (values: readonly (readonly [abstract new (...args: never[]) => unknown, unknown])[]): DynamicModule => ({
  module: ValuesModule,
  providers: values.map(([token, value]) => ({ provide: token, useValue: value })),
  exports: values.map(([token]) => token),
});
