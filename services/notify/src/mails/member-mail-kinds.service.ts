import { Injectable } from '@nestjs/common';
import type { MemberMailKind } from '../deliveries/delivery.entity.js';
import { ActivationLetter } from './activation-letter.service.js';
import type { Letter } from './letter.js';
import { NewsLetter } from './news-letter.service.js';
import { PasswordChangedLetter } from './password-changed-letter.service.js';
import { PasswordResetLetter } from './password-reset-letter.service.js';
import { ReceiptLetter } from './receipt-letter.service.js';
import { SignupAgainLetter } from './signup-again-letter.service.js';

/** Which letter is written for which kind of mail. */
@Injectable()
export class LetterKinds {
  private readonly letters: Readonly<Record<MemberMailKind, Letter>>;

  constructor(
    activation: ActivationLetter,
    passwordReset: PasswordResetLetter,
    passwordChanged: PasswordChangedLetter,
    receipt: ReceiptLetter,
    news: NewsLetter,
    signupAgain: SignupAgainLetter,
  ) {
    this.letters = {
      activation,
      'password-reset': passwordReset,
      'password-changed': passwordChanged,
      receipt,
      news,
      'signup-again': signupAgain,
    };
  }

  of(kind: MemberMailKind): Letter {
    return this.letters[kind];
  }
}
