import * as yup from 'yup';
import { chartUnits, weekdays } from '../choices.ts';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import {
  exportFrequencies,
  exportOutcomes,
  exportPeriods,
  scheduledFormats,
  scheduledScreenNames,
} from '../scheduledExports.ts';
import { choice, count, flag, id, instant, listOf, maybe, shape, text, version } from './fields.ts';

const { recipients, monthDay } = limits.scheduledExport;

/** What the rows are narrowed to besides their days; null where it is not. */
const filters = shape({
  unit: yup.string().oneOf(chartUnits, 'validation.choice').nullable().defined(),
  managerId: yup.string().max(64).nullable().defined(),
  searchText: rules.searchText.nullable().defined(),
});
export type ExportFilters = yup.InferType<typeof filters>;

/** What is sent, and when, on the academy's clock: `weekday` counts for weekly files, `monthDay` for monthly ones. */
const fields = {
  screen: choice(scheduledScreenNames),
  format: choice(scheduledFormats),
  filters,
  period: choice(exportPeriods),
  frequency: choice(exportFrequencies),
  weekday: choice(weekdays),
  monthDay: yup.number().integer('validation.numeric').min(monthDay.min).max(monthDay.max).required(),
  hour: yup.number().integer('validation.numeric').min(0).max(23).required(),
};

/** A file of a screen that is sent to members of the academy by email. */
export const exportScheduleBody = shape({
  ...fields,
  recipientIds: yup
    .array()
    .of(id)
    .min(1, 'validation.required')
    .max(recipients.max, 'validation.tooMany')
    .required(),
});

/** Who gets a file, and what became of the last one. */
const recipient = shape({
  customerId: id,
  name: text,
  isSelf: flag,
  outcome: choice(exportOutcomes),
  /** The mail has a link to the screen, because the file was too large to be attached. */
  isLinked: flag,
  /** When the last one was made. */
  at: maybe(instant),
  failure: maybe(text),
});
export type ExportRecipient = yup.InferType<typeof recipient>;

export const exportSchedule = shape({
  scheduleId: id,
  ...fields,
  /** The manager that the rows are narrowed to; null without one, and once the account has been erased. */
  managerName: maybe(text),
  isPaused: flag,
  /** When it is due next; null while it is paused. */
  nextAt: maybe(instant),
  createdBy: maybe(text),
  /** Whether the caller may change it, or only leave it. */
  mayChange: flag,
  recipients: listOf(recipient),
  version,
});
export type ExportSchedule = yup.InferType<typeof exportSchedule>;

/** An account that may see a screen. */
export const exportReader = shape({ customerId: id, name: text, email: text, isSelf: flag });

export const exportScheduleChange = shape({ isPaused: flag });
/** How many mails were put into the outbox. */
export const exportSending = shape({ sentCount: count });
