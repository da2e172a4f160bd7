import { access } from "#mails/words/en/access";
import { decisions } from "#mails/words/en/decisions";
import { follows } from "#mails/words/en/follows";
import { frame } from "#mails/words/en/frame";
import { kinds } from "#mails/words/en/kinds";
import { launches } from "#mails/words/en/launches";
import { orders } from "#mails/words/en/orders";
import { team } from "#mails/words/en/team";

export const en = { access, decisions, follows, frame, kinds, launches, orders, team };
