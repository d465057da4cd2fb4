import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { attentionList } from './attention.ts';

/** `/attention` */
export const AttentionPage = () => (
  <ListScreen screen="attention" i18nPrefix="attention" definition={attentionList} />
);
AttentionPage.list = attentionList;
