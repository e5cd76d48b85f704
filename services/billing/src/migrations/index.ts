import { CreateBilling1700000003001 } from './1700000003001-create-billing.js';
import { OfferTimeBonus1700000003002 } from './1700000003002-offer-time-bonus.js';
import { UseDiscountOnce1700000003003 } from './1700000003003-use-discount-once.js';
import { KeepLostDiscount1700000003004 } from './1700000003004-keep-lost-discount.js';
import { KeepPaymentIncidents1700000003005 } from './1700000003005-keep-payment-incidents.js';
import { AskInTurns1700000003006 } from './1700000003006-ask-in-turns.js';
import { SplitEntries1700000003007 } from './1700000003007-split-entries.js';
import { DropCaptureTime1700000003008 } from './1700000003008-drop-capture-time.js';
import { KeepRefunds1700000003101 } from './1700000003101-keep-refunds.js';
import { KeepDisputes1700000003201 } from './1700000003201-keep-disputes.js';
import { KeepDiscountCodes1700000003301 } from './1700000003301-keep-discount-codes.js';
import { KeepWebhookEvents1700000003401 } from './1700000003401-keep-webhook-events.js';
import { ChainEntries1700000003501 } from './1700000003501-chain-entries.js';
import { KeepProofs1700000003502 } from './1700000003502-keep-proofs.js';
import { CollectDirectDebits1700000003601 } from './1700000003601-collect-direct-debits.js';
import { KeepDirectDebitCodes1700000003701 } from './1700000003701-keep-direct-debit-codes.js';
import { StoreMethods1700000003801 } from './1700000003801-store-methods.js';
import { KeepAdjustments1700000003901 } from './1700000003901-keep-adjustments.js';
import { KeepProviderReports1700000003902 } from './1700000003902-keep-provider-reports.js';
import { KeepLeavingDiscounts1700000004001 } from './1700000004001-keep-leaving-discounts.js';
import { NumberByCompany1700000004003 } from './1700000004003-number-by-company.js';
import { IndexRevenue1700000004005 } from './1700000004005-index-revenue.js';
import { KeepPriceHistory1700000004006 } from './1700000004006-keep-price-history.js';
import { RefundOnBehalf1700000004007 } from './1700000004007-refund-on-behalf.js';
import { BlockMethods1700000004008 } from './1700000004008-block-methods.js';
import { AgreeOnPrices1700000004009 } from './1700000004009-agree-on-prices.js';
import { MatchCharges1700000004013 } from './1700000004013-match-charges.js';
import { TellHowRefundsFailed1700000004014 } from './1700000004014-tell-how-refunds-failed.js';
import { StopDebitsWithTheirMandate1700000004015 } from './1700000004015-stop-debits-with-their-mandate.js';
import { NameCountedDebits1700000004016 } from './1700000004016-name-counted-debits.js';
import { DoubtBatches1700000004017 } from './1700000004017-doubt-batches.js';
import { KeepRefundedTax1700000004021 } from './1700000004021-keep-refunded-tax.js';
import { ReverseCreditNotes1700000004022 } from './1700000004022-reverse-credit-notes.js';
import { NoteSilence1700000004023 } from './1700000004023-note-silence.js';
import { FailParkedEvents1700000004024 } from './1700000004024-fail-parked-events.js';
import { LetWalletsEnd1700000004030 } from './1700000004030-let-wallets-end.js';
import { AdoptRefunds1700000004050 } from './1700000004050-adopt-refunds.js';
import { SellBySite1700000004200 } from './1700000004200-sell-by-site.js';
import { AskTheSilentBySchedule1700000004321 } from './1700000004321-ask-the-silent-by-schedule.js';
import { KeepReversals1700000004322 } from './1700000004322-keep-reversals.js';
import { DecideRefunds1700000004332 } from './1700000004332-decide-refunds.js';
import { TellEverySilence1700000004333 } from './1700000004333-tell-every-silence.js';
import { TaxBySite1700000004340 } from './1700000004340-tax-by-site.js';
import { ReplaceOrders1700000004350 } from './1700000004350-replace-orders.js';
import { ReadStatementsByTime1700000004360 } from './1700000004360-read-statements-by-time.js';
import { TellOfMissedDisputes1700000004370 } from './1700000004370-tell-of-missed-disputes.js';
import { FindBankLines1700000004380 } from './1700000004380-find-bank-lines.js';
import { NoteUndonePurchases1700000004390 } from './1700000004390-note-undone-purchases.js';
import { KnowMakersOfCodes1700000004391 } from './1700000004391-know-makers-of-codes.js';
import { CodeRefundFaults1700000004392 } from './1700000004392-code-refund-faults.js';
import { TellEachUnknown1700000004331 } from './1700000004331-tell-each-unknown.js';

export const migrations = [
  CreateBilling1700000003001,
  OfferTimeBonus1700000003002,
  UseDiscountOnce1700000003003,
  KeepLostDiscount1700000003004,
  KeepPaymentIncidents1700000003005,
  AskInTurns1700000003006,
  SplitEntries1700000003007,
  DropCaptureTime1700000003008,
  KeepRefunds1700000003101,
  KeepDisputes1700000003201,
  KeepDiscountCodes1700000003301,
  KeepWebhookEvents1700000003401,
  ChainEntries1700000003501,
  KeepProofs1700000003502,
  CollectDirectDebits1700000003601,
  KeepDirectDebitCodes1700000003701,
  StoreMethods1700000003801,
  KeepAdjustments1700000003901,
  KeepProviderReports1700000003902,
  KeepLeavingDiscounts1700000004001,
  NumberByCompany1700000004003,
  IndexRevenue1700000004005,
  KeepPriceHistory1700000004006,
  RefundOnBehalf1700000004007,
  BlockMethods1700000004008,
  AgreeOnPrices1700000004009,
  MatchCharges1700000004013,
  TellHowRefundsFailed1700000004014,
  StopDebitsWithTheirMandate1700000004015,
  NameCountedDebits1700000004016,
  DoubtBatches1700000004017,
  KeepRefundedTax1700000004021,
  ReverseCreditNotes1700000004022,
  NoteSilence1700000004023,
  FailParkedEvents1700000004024,
  LetWalletsEnd1700000004030,
  AdoptRefunds1700000004050,
  SellBySite1700000004200,
  AskTheSilentBySchedule1700000004321,
  KeepReversals1700000004322,
  TellEachUnknown1700000004331,
  DecideRefunds1700000004332,
  TellEverySilence1700000004333,
  TaxBySite1700000004340,
  ReplaceOrders1700000004350,
  ReadStatementsByTime1700000004360,
  TellOfMissedDisputes1700000004370,
  FindBankLines1700000004380,
  NoteUndonePurchases1700000004390,
  KnowMakersOfCodes1700000004391,
  CodeRefundFaults1700000004392,
];
