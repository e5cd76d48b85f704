import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One answer that told a network that an address has an account. */
@Entity({ schema: 'account', name: 'address_answers' })
export class AddressAnswerEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  network: string;

  @Column('timestamptz', { name: 'answered_at' })
  answeredAt: Date;
}
