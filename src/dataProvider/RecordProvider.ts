import type {
  CreateParams,
  CreateResult,
  DeleteParams,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetManyReferenceResult,
  GetManyResult,
  GetOneParams,
  GetOneResult,
  UpdateParams,
  UpdateResult,
} from 'ra-core';

/** react-admin's data provider for resources whose records are known at run time only. */
export interface RecordProvider {
  getList(resource: string, params: GetListParams): Promise<GetListResult>;
  getOne(resource: string, params: GetOneParams): Promise<GetOneResult>;
  getMany(resource: string, params: GetManyParams): Promise<GetManyResult>;
  getManyReference(resource: string, params: GetManyReferenceParams): Promise<GetManyReferenceResult>;
  update(resource: string, params: UpdateParams): Promise<UpdateResult>;
  updateMany(resource: string): Promise<never>;
  deleteMany(resource: string): Promise<never>;
  create(resource: string, params: CreateParams): Promise<CreateResult>;
  delete(resource: string, params: DeleteParams): Promise<DeleteResult>;
  act(resource: string, action: string, body: object): Promise<{ data: object }>;
}
