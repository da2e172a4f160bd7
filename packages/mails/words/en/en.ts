import { access } from "#mails/words/en/access";
import { decisions } from "#mails/words/en/decisions";
import { follows } from "#mails/words/en/follows";
import { frame } from "#mails/words/en/frame";
import { kinds } from "#mails/words/en/kinds";
import { team } from "#mails/words/en/team";

export const en = { access, decisions, follows, frame, kinds, team };
