import { walkAll } from "#testing/faults/case";
import { TEAM_SUBJECTS } from "#testing/faults/team";

walkAll(TEAM_SUBJECTS);
